import { createElement, type ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { en as loginEnglish } from '../pages/login/texts/en.ts';
import { ch as loginChinese } from '../pages/login/texts/zh.ts';
import { en } from '../services/language/texts/en.ts';
import { ch } from '../services/language/texts/zh.ts';
import type { FrameClass } from './styles.ts';

/** Attributes that `choose-frame.js` reads: it keeps the elements that fit the page, and removes the others. */
interface Choices {
  /** Which frame. */
  readonly 'data-kind'?: 'standard' | 'bare' | 'login';
  readonly 'data-width'?: 'narrow' | 'wide';
  readonly 'data-navigation'?: 'open' | 'collapsed';
  readonly 'data-panel'?: 'open';
  readonly 'data-placeholder'?: 'cards' | 'rows' | 'block';
  /** Language of a text. */
  readonly lang?: string;
  /** The page that an entry of the navigation links to. */
  readonly 'data-to'?: string;
  /** Part of the logo, which the page's style for a provider's logo replaces. */
  readonly 'data-brand'?: 'name';
}

/** An element without meaning, because the frame is hidden from assistive technology. */
export function box(
  classes: FrameClass | readonly FrameClass[] | null,
  choices: Choices,
  ...children: readonly ReactNode[]
): ReactNode {
  const className = classes === null ? undefined : [classes].flat().join(' ');
  return createElement('div', { className, ...choices }, ...children);
}

/** The elements `count` times. */
export function repeated(count: number, element: ReactNode): readonly ReactNode[] {
  return Array.from({ length: count }, () => element);
}

export function icon(Icon: LucideIcon): ReactNode {
  return createElement(Icon);
}

const ENGLISH = { ...en, ...loginEnglish };
const CHINESE = { ...ch, ...loginChinese };

type FrameTexts = typeof ENGLISH | typeof CHINESE;

/** A text of the shell, in each language. Hosting fills in `{{product}}` and `{{provider}}`. */
export function text(textIn: (texts: FrameTexts) => string): ReactNode {
  const inLanguage = (lang: string, texts: FrameTexts) => createElement('span', { lang }, textIn(texts));
  return createElement('span', null, inLanguage('en', ENGLISH), inLanguage('zh-CN', CHINESE));
}
