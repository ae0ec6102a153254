import { Specimen } from './section.tsx';
import styles from './gallery.module.css';

const pairs = [
  ['canvas', 'text'],
  ['surface', 'text'],
  ['surface', 'text-muted'],
  ['surface', 'accent'],
  ['surface-sunken', 'text'],
  ['surface-hover', 'text'],
  ['surface-pressed', 'text'],
  ['surface-selected', 'text'],
  ['surface-inverse', 'text-inverse'],
  ['accent-fill', 'on-accent'],
  ['accent-soft', 'on-accent-soft'],
  ['success-soft', 'on-success-soft'],
  ['warning-soft', 'on-warning-soft'],
  ['danger-soft', 'on-danger-soft'],
  ['danger-fill', 'on-danger'],
] as const;

/** Pairs of background and text, by their tokens' names. */
export function ColourSpecimen() {
  return (
    <Specimen of="colour">
      <div className={styles.swatches} lang="en">
        {pairs.map(([back, front]) => (
          <div
            key={`${back} ${front}`}
            className={styles.swatch}
            style={{ background: `var(--color-${back})`, color: `var(--color-${front})` }}
          >
            <strong>{front}</strong>
            <span>{back}</span>
          </div>
        ))}
      </div>
    </Specimen>
  );
}
