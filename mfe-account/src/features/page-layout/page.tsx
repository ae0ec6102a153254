import type { ReactNode } from 'react';
import { FOCUS_HOME } from '@airdex/shared-ui/error-state';
import styles from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page with its heading. It takes the focus when the part that had it is replaced. */
export function Page({ title, lead, children }: PageProps) {
  return (
    <div className={styles.page} {...FOCUS_HOME}>
      <header>
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}

interface PanelProps {
  readonly title?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A bordered section of a page. */
export function Panel({ title, className, children }: PanelProps) {
  return (
    <section className={`${styles.panel ?? ''} ${className ?? ''}`} aria-label={title}>
      {title !== undefined && <h2 className={styles.panelTitle}>{title}</h2>}
      {children}
    </section>
  );
}

/** A paragraph of running text. */
export function Paragraph({ children }: { readonly children: ReactNode }) {
  return <p className={styles.text}>{children}</p>;
}
