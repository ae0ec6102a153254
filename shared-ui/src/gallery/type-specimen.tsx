import type { GalleryTexts } from './gallery-texts.ts';
import { Specimen } from './section.tsx';
import styles from './gallery.module.css';

const sizes = ['24/30', '20/28', '16/24', '14/20', '12/16'] as const;

/** The type scale, in the page's language. */
export function TypeSpecimen({ texts }: { texts: GalleryTexts }) {
  return (
    <Specimen of="type">
      <div className={styles.scale}>
        {sizes.map((size) => (
          <p key={size} className={styles.sample} data-size={size}>
            <span className={styles.measure}>{size}</span>
            <span>{texts.screens[0]?.[1]}</span>
          </p>
        ))}
        <p className={styles.sample} data-size="14/20">
          <span className={styles.measure}>0–9</span>
          <span className={styles.figures}>1 234 567.8 · 24.3% · 09/11/2026</span>
        </p>
      </div>
    </Specimen>
  );
}
