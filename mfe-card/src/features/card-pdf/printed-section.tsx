import type { ReactNode } from 'react';
import { SafeHtml } from '@airdex/shared-ui/safe-html';
import styles from './card-pdf.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of the card across the full width of the page. */
export function PrintedSection({ title, children }: Props) {
  return (
    <section className={styles.section}>
      <h2 className={styles.sectionTitle}>{title}</h2>
      {children}
    </section>
  );
}

/** A section of HTML. Renders nothing if there is none. */
export function PrintedHtml({ title, html }: { readonly title: string; readonly html: string | null }) {
  if (html === null || html.trim() === '') return null;
  return (
    <PrintedSection title={title}>
      <SafeHtml html={html} />
    </PrintedSection>
  );
}
