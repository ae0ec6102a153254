import { Check } from 'lucide-react';
import { FieldGroup } from '../field-group/index.ts';
import styles from './check-group.module.css';

export interface CheckOption<Id extends string | number> {
  id: Id;
  label: string;
  isDisabled?: boolean;
}

export interface CheckGroupProps<Id extends string | number> {
  label: string;
  options: readonly CheckOption<Id>[];
  /** Ids of the ticked options. */
  value: readonly Id[];
  /** The ticked options in the order of `options`. */
  onChange: (value: Id[]) => void;
}

/** A few visible options, of which any number can be ticked: check boxes in the form of chips. */
export function CheckGroup<Id extends string | number>({
  label,
  options,
  value,
  onChange,
}: CheckGroupProps<Id>) {
  const toggle = (toggled: Id, isTicked: boolean) =>
    onChange(options.map(({ id }) => id).filter((id) => (id === toggled ? isTicked : value.includes(id))));
  return (
    <FieldGroup label={label}>
      <div className={styles.chips}>
        {options.map(({ id, label: name, isDisabled = false }) => (
          <label key={id} className={styles.chip}>
            <input
              type="checkbox"
              className={styles.input}
              checked={value.includes(id)}
              disabled={isDisabled}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            <Check aria-hidden="true" className={styles.mark} />
            {name}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
