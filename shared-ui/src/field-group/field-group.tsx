import { useId, type ReactNode } from 'react';
import styles from './field-group.module.css';

export interface FieldGroupProps {
  /** Read before the name of each of its fields. */
  readonly label: string;
  /** Below the fields; read with the group. */
  readonly description?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Fields that answer one question together, such as the two ends of a range or a few toggles, under one name.
 * For a single field use its own label.
 */
export function FieldGroup({ label, description, children }: FieldGroupProps) {
  const descriptionId = useId();
  return (
    <fieldset className={styles.group} {...(description ? { 'aria-describedby': descriptionId } : {})}>
      <legend className={styles.legend}>{label}</legend>
      {children}
      {description && (
        <p id={descriptionId} className={styles.description}>
          {description}
        </p>
      )}
    </fieldset>
  );
}
