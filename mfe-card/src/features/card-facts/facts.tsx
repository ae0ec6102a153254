import type { ReactNode } from 'react';
import type { CardSearch } from './card-searches.ts';
import { SearchLinks } from './search-links.tsx';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** Null or empty: unknown, and the line is left out. */
  readonly value: ReactNode;
  /** On a screen, each name in the value links to a search. On paper, names are text. */
  readonly searches?: readonly CardSearch[];
  /** Separator between names. */
  readonly separator?: string;
}

export interface FactBlock {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** The lines with a known value. */
export function knownFacts(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ value }) => value !== null && value !== '');
}

/** A block of the card with the known facts, one per line. Renders nothing if none is known. */
export function Facts({ title, facts }: FactBlock) {
  const known = knownFacts(facts);
  if (known.length === 0) return null;
  return (
    <div className={styles.block}>
      <h3 className={styles.blockTitle}>{title}</h3>
      <dl className={styles.lines}>
        {known.map(({ label, value, searches = [], separator = '' }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              {searches.length === 0 ? value : <SearchLinks searches={searches} separator={separator} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
