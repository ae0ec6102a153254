import type { ReactNode } from 'react';
import styles from './card.module.css';

export interface Fact {
  readonly label: string;
  /** Null or empty: the catalogue does not know, and the line is left out. */
  readonly value: ReactNode;
}

interface Props {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** A block of the card: what is known, a line each; nothing at all when nothing is known. */
export function Facts({ title, facts }: Props) {
  const known = facts.filter(({ value }) => value !== null && value !== '');
  if (known.length === 0) return null;
  return (
    <section className={styles.block}>
      <h2 className={styles.blockTitle}>{title}</h2>
      <dl className={styles.facts}>
        {known.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
