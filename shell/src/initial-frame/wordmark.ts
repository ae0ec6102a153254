import { createElement as h, type ReactNode } from 'react';
import { box, text } from './elements.ts';

/** The logo, as `components/wordmark.tsx` draws it. */
export function wordmark(): ReactNode {
  return h(
    'span',
    { className: 'wordmark-wordmark' },
    h(
      'svg',
      { className: 'wordmark-mark', 'data-brand': 'mark', viewBox: '0 0 32 32' },
      h('rect', { className: 'wordmark-tile', width: 32, height: 32, rx: 8 }),
      h('path', { className: 'wordmark-signal', d: 'M7 23 14.2 8.600a2 2 0 0 1 3.600 0L25 23' }),
      h('path', { className: 'wordmark-beam', d: 'M11.500 18.500h9' }),
      h('circle', { className: 'wordmark-dot', cx: 16, cy: 23, r: 2 }),
    ),
    box(
      'wordmark-name',
      { 'data-width': 'wide', 'data-brand': 'name' },
      text(({ brand }) => brand.name),
    ),
  );
}
