import { useId } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select as AriaSelect } from 'react-aria-components/Select';
import { PopoverSurface } from '../popover/index.ts';
import { OptionList } from './option-list.tsx';
import type { SelectOption } from './select-option.ts';
import styles from './select.module.css';

export interface ChecklistProps<Id extends string> {
  label: string;
  isLabelHidden?: boolean;
  options: readonly SelectOption<Id>[];
  /** Ids of the chosen options. */
  value: readonly Id[];
  /** The chosen options in the list's order. */
  onChange: (value: Id[]) => void;
  /** What the closed list says: "3 selected", "All titles". */
  summary: string;
  isDisabled?: boolean;
  /** Without a frame, for standing inside another field. */
  isBare?: boolean;
  placement?: 'bottom start' | 'bottom end';
}

/** Any number of choices of a list that opens on demand and stays open while choosing. */
export function Checklist<Id extends string>({
  label,
  isLabelHidden = false,
  options,
  value,
  onChange,
  summary,
  isDisabled = false,
  isBare = false,
  placement = 'bottom start',
}: ChecklistProps<Id>) {
  // Named by its label and by what is chosen: react-aria would take the latter from a part that is not used here.
  const [labelId, valueId] = [useId(), useId()];
  return (
    <AriaSelect
      className={styles.select ?? ''}
      selectionMode="multiple"
      value={value}
      isDisabled={isDisabled}
      onChange={(keys) => onChange(options.map(({ id }) => id).filter((id) => keys.includes(id)))}
    >
      <Label className={clsx(styles.label, isLabelHidden && styles.hiddenLabel)}>
        <span id={labelId}>{label}</span>
      </Label>
      <Button
        className={clsx(styles.trigger, isBare && styles.bare)}
        aria-labelledby={`${valueId} ${labelId}`}
      >
        <span id={valueId} className={styles.value}>
          {summary}
        </span>
        <ChevronDown aria-hidden="true" />
      </Button>
      <PopoverSurface isTriggerWide placement={placement}>
        <OptionList options={options} isChecklist />
      </PopoverSurface>
    </AriaSelect>
  );
}
