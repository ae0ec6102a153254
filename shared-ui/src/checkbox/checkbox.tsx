import { useId, type ChangeEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  label: ReactNode;
  /** The label is kept for assistive technology alone: rows of a table, cards. */
  isLabelHidden?: boolean;
  isSelected: boolean;
  /** Some, not all, of what it stands for is selected. Drawn and said as mixed. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** The event carries the keys held, for selecting a range with shift. */
  onChange: (isSelected: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  description?: ReactNode;
  name?: string;
  /** -1 where keys of a list lead to it instead of Tab. */
  tabIndex?: 0 | -1;
}

/**
 * A check box over the browser's own input: lists show it in every row, and a native input costs one element
 * and no listeners where a component library's costs a dozen hooks.
 */
export function Checkbox({
  label,
  isLabelHidden = false,
  isSelected,
  isIndeterminate = false,
  isDisabled = false,
  onChange,
  description,
  name,
  tabIndex,
}: CheckboxProps) {
  const descriptionId = useId();
  return (
    <label className={styles.root} data-label-hidden={isLabelHidden || undefined}>
      <input
        type="checkbox"
        className={styles.input}
        name={name}
        tabIndex={tabIndex}
        checked={isSelected}
        disabled={isDisabled}
        aria-describedby={description ? descriptionId : undefined}
        // `indeterminate` is a property without an attribute.
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate;
        }}
        onChange={(event) => onChange(event.currentTarget.checked, event)}
      />
      {isLabelHidden ? (
        <VisuallyHidden>{label}</VisuallyHidden>
      ) : (
        <span className={styles.label}>{label}</span>
      )}
      {description && (
        <span id={descriptionId} className={styles.description} aria-hidden="true">
          {description}
        </span>
      )}
    </label>
  );
}
