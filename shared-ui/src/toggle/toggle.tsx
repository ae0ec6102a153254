import { useId, type ReactNode } from 'react';
import styles from './toggle.module.css';

export interface ToggleProps {
  label: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  description?: ReactNode;
  isDisabled?: boolean;
}

/** An on/off switch with immediate effect, based on the native check box. */
export function Toggle({ label, isOn, onChange, description, isDisabled = false }: ToggleProps) {
  const descriptionId = useId();
  return (
    <label className={styles.root}>
      <span className={styles.texts}>
        {label}
        {description && (
          <span id={descriptionId} className={styles.description} aria-hidden="true">
            {description}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.input}
        checked={isOn}
        disabled={isDisabled}
        aria-describedby={description ? descriptionId : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
