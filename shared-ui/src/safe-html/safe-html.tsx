import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import styles from './safe-html.module.css';

export interface SafeHtmlProps {
  /** HTML from the server. */
  html: string;
}

/** Elements and attributes of running text; no styles, no media, no forms, nothing interactive. */
const ALLOWED = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'strong',
    'b',
    'em',
    'i',
    'u',
    'ul',
    'ol',
    'li',
    'a',
    'h3',
    'h4',
    'blockquote',
    'span',
  ],
  ALLOWED_ATTR: ['href', 'lang'],
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
  const safe = useMemo(() => sanitised(html), [html]);
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: safe }} />;
}
