import { useId } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Select as AriaSelect } from 'react-aria-components/Select';
import { PopoverSurface } from '../popover/index.ts';
import { optionItems } from './option-items.tsx';
import type { SelectOption } from './select-option.ts';
import styles from './select.module.css';

export interface SelectProps<Id extends string> {
  label: string;
  isLabelHidden?: boolean;
  options: readonly SelectOption<Id>[];
  value: Id | null;
  onChange: (value: Id) => void;
  /** Shown while nothing is selected. */
  placeholder: string;
  isDisabled?: boolean;
}

/** One choice from a list that opens on demand: arrows and typing move, Enter selects, Escape closes. */
export function Select<Id extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  placeholder,
  isDisabled = false,
}: SelectProps<Id>) {
  const chosen = options.find(({ id }) => id === value);
  // Named by its label and by the selection, which react-aria would take from a part that is not used here.
  const [labelId, valueId] = [useId(), useId()];
  return (
    <AriaSelect
      className={styles.select ?? ''}
      value={value}
      isDisabled={isDisabled}
      onChange={(key) => {
        const next = options.find(({ id }) => id === key);
        if (next) onChange(next.id);
      }}
    >
      <Label className={clsx(styles.label, isLabelHidden && styles.hiddenLabel)}>
        <span id={labelId}>{label}</span>
      </Label>
      <Button className={styles.trigger ?? ''} aria-labelledby={`${valueId} ${labelId}`}>
        <span id={valueId} className={clsx(styles.value, !chosen && styles.placeholder)} lang={chosen?.lang}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown aria-hidden="true" />
      </Button>
      <PopoverSurface isTriggerWide label={label}>
        {/* Not named by the field's label, which is inert while the list is open. */}
        <ListBox className={styles.list ?? ''} aria-label={label} aria-labelledby="">
          {optionItems(options)}
        </ListBox>
      </PopoverSurface>
    </AriaSelect>
  );
}
