import { useId, type ReactNode } from 'react';
import { anchorOf, type PartId, type WidgetId } from './contents.ts';
import { useGuide } from './guide.ts';
import styles from './gallery.module.css';

/** A titled part of the guidelines. */
export function Section({ part, children }: { part: PartId; children: ReactNode }) {
  const { parts } = useGuide();
  const id = useId();
  return (
    <section id={anchorOf(part)} className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.sectionTitle} tabIndex={-1}>
        {parts[part]}
      </h2>
      {children}
    </section>
  );
}

/** A widget in its states, next to its instructions. */
export function Specimen({ of, children }: { of: WidgetId; children: ReactNode }) {
  const { widgets, keyboard } = useGuide();
  const { name, use, keys } = widgets[of];
  return (
    <div id={anchorOf(of)} className={styles.specimen}>
      <div className={styles.usage}>
        <h3 tabIndex={-1}>{name}</h3>
        <p>{use}</p>
        {keys !== undefined && (
          <p>
            <strong>{keyboard}</strong> {keys}
          </p>
        )}
      </div>
      <div className={styles.states}>{children}</div>
    </div>
  );
}

/** Items side by side that wrap. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Items in equal columns. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className={styles.columns}>{children}</div>;
}
