import { useId, type ChangeEvent, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  label: ReactNode;
  /** Hides the label visually and keeps it for screen readers: rows of a table, cards. */
  isLabelHidden?: boolean;
  isSelected: boolean;
  /** Some, but not all, of what it stands for is selected. Shown and announced as mixed. */
  isIndeterminate?: boolean;
  isDisabled?: boolean;
  /** The event contains the modifier keys, for selecting a range with shift. */
  onChange: (isSelected: boolean, event: ChangeEvent<HTMLInputElement>) => void;
  description?: ReactNode;
  name?: string;
  /** -1 if a list moves the focus to it by keys instead of Tab. */
  tabIndex?: 0 | -1;
}

/** For a native check box in a label of its own, such as a row of a list. */
export const CHECK_BOX_CLASS = styles.input;

/**
 * A check box based on the native input: lists show it in every row, and a native input costs one element and
 * no listeners, a component library's a dozen hooks.
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
