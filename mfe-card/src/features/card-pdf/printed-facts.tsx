import { knownFacts, type FactBlock } from '../card-facts/facts.tsx';
import styles from './card-pdf.module.css';

/** A block of facts on paper, one per line. Renders nothing if none is known. */
export function PrintedFacts({ title, facts }: FactBlock) {
  const known = knownFacts(facts);
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
