import { CircleCheck, Unlink } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './visitor-page.module.css';

interface Props {
  readonly tone: 'success' | 'failure';
  readonly title: string;
  readonly text?: string | undefined;
  /** Links to other pages. */
  readonly children: ReactNode;
}

/** The result of a visitor's action. */
export function VisitorOutcome({ tone, title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form that had the focus is gone, so the result takes the focus and is read.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className={styles.outcome} data-tone={tone} role={tone === 'failure' ? 'alert' : 'status'}>
      <span className={styles.sign} aria-hidden="true">
        {tone === 'success' ? <CircleCheck /> : <Unlink />}
      </span>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {text !== undefined && <p className={styles.lead}>{text}</p>}
      <div className={styles.ways}>{children}</div>
    </div>
  );
}
