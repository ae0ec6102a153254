import { useId } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { PopoverSurface } from '../popover/index.ts';
import { summarise } from './summary.ts';
import type { MultiSelectTexts } from './multi-select-texts.ts';
import type { TreeOption } from './tree-option.ts';
import { TreePicker } from './tree-picker.tsx';
import styles from './multi-select.module.css';

export interface MultiSelectProps {
  readonly label: string;
  /** A list, or a tree of two levels of which the leaves are chosen. */
  readonly options: readonly TreeOption[];
  /** Ids of the chosen leaves. */
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
  readonly texts: MultiSelectTexts;
  readonly isDisabled?: boolean;
  /** At most 350 px high, small 200. */
  readonly size?: 'small' | 'medium';
}

/**
 * Any number of choices of a long list: opens on demand with a search box, and stays open while choosing. Drawn line by
 * line as it is scrolled, so that thousands of options cost nothing.
 */
export function MultiSelect({
  label,
  options,
  value,
  onChange,
  texts,
  isDisabled = false,
  size = 'medium',
}: MultiSelectProps) {
  const [labelId, valueId] = [useId(), useId()];
  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <DialogTrigger>
        <Button
          className={clsx(styles.trigger)}
          isDisabled={isDisabled}
          aria-labelledby={`${labelId} ${valueId}`}
          data-used={value.length > 0 || undefined}
        >
          <span id={valueId} className={styles.value}>
            {summarise(options, value, texts)}
          </span>
          <ChevronDown aria-hidden="true" />
        </Button>
        <PopoverSurface isTriggerWide>
          <Dialog className={styles.dialog ?? ''} aria-labelledby={labelId}>
            <TreePicker
              label={label}
              options={options}
              value={value}
              onChange={onChange}
              texts={texts}
              size={size}
            />
          </Dialog>
        </PopoverSurface>
      </DialogTrigger>
    </div>
  );
}
