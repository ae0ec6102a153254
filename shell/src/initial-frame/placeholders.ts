import type { ReactNode } from 'react';
import { box, repeated } from './elements.ts';

const bone = (size: 'text' | 'short' | 'name') =>
  box(['skeleton-bone', 'skeleton-line', 'own-still', `own-${size}`], {});
const block = (size: 'picture' | 'large' | 'control') =>
  box(['skeleton-bone', 'skeleton-block', 'own-still', `own-${size}`], {});

const card = () => box('skeleton-card', {}, block('picture'), bone('text'), bone('short'), bone('short'));
const row = () => box('skeleton-row', {}, bone('name'), bone('short'));

/** A field or a button of a form. */
export const controlPlaceholder = (): ReactNode => block('control');

/** A short text that only the server knows. */
export const namePlaceholder = (): ReactNode => bone('name');

export const rowsPlaceholder = (): ReactNode => box('screen-skeleton', {}, ...repeated(8, row()));

/** What the screen shows while its remote loads: a grid of cards, a card's head, or rows. */
export function screenPlaceholders(): readonly ReactNode[] {
  return [
    box(
      'screen-skeleton',
      { 'data-placeholder': 'cards' },
      box('skeleton-container', {}, box('skeleton-grid', {}, ...repeated(12, card()))),
    ),
    box('screen-skeleton', { 'data-placeholder': 'block' }, block('large')),
    box(null, { 'data-placeholder': 'rows' }, rowsPlaceholder()),
  ];
}
