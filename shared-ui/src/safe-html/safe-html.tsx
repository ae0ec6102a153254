import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import { RUNNING_TEXT_ATTRIBUTES, RUNNING_TEXT_ELEMENTS } from '@airdex/shared-contracts/constants';
import styles from './safe-html.module.css';

export interface SafeHtmlProps {
  /** HTML from the server. */
  html: string;
}

const ALLOWED = {
  ALLOWED_TAGS: [...RUNNING_TEXT_ELEMENTS],
  ALLOWED_ATTR: Object.values(RUNNING_TEXT_ATTRIBUTES).flat(),
};

/** The safe part of `html`; links open in a new tab and reveal nothing about this page. */
export function sanitised(html: string): string {
  const fragment = DOMPurify.sanitize(html, { ...ALLOWED, RETURN_DOM_FRAGMENT: true });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  const holder = document.createElement('div');
  holder.append(fragment);
  return holder.innerHTML;
}

/** HTML from the server as running text. */
export function SafeHtml({ html }: SafeHtmlProps) {
  // Text without elements and entities is shown as text, which costs much less.
  const isText = !/[<&]/.test(html);
  const safe = useMemo(() => (isText ? '' : sanitised(html)), [html, isText]);
  if (isText) return <div className={styles.lines}>{html}</div>;
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />;
}
