import type { ReactNode } from 'react';
import type { IllustrationName } from './illustration-name.ts';
import { Illustration } from './illustration.tsx';
import styles from './message-screen.module.css';

export interface MessageScreenProps {
  illustration: IllustrationName;
  title: string;
  subtitle?: ReactNode;
  /** 1 if it is the page itself, such as a page not found. */
  headingLevel?: 1 | 2;
  /** A failure is announced immediately. */
  isAlert?: boolean;
  /** A contact link, buttons. */
  children?: ReactNode;
}

/** Replaces a page's content: nothing found, nothing to search for, outside the subscription, failed. */
export function MessageScreen({
  illustration,
  title,
  subtitle,
  headingLevel = 2,
  isAlert = false,
  children,
}: MessageScreenProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <div className={styles.root} role={isAlert ? 'alert' : 'status'}>
      <Illustration name={illustration} />
      <Title className={styles.title}>{title}</Title>
      {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
