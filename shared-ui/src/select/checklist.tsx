import { useId, useRef } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { codeOnDemand, type OnDemandTexts } from '../code-on-demand/index.ts';
import { useSurfaceOnDemand } from '../popover/use-surface-on-demand.tsx';
import type { SelectOption } from './select-option.ts';
import styles from './select.module.css';

export interface ChecklistProps<Id extends string> {
  label: string;
  isLabelHidden?: boolean;
  options: readonly SelectOption<Id>[];
  /** Ids of the selected options. */
  value: readonly Id[];
  /** The selected options in the list's order. */
  onChange: (value: Id[]) => void;
  /** The text of the closed list: "3 selected", "All titles". */
  summary: string;
  isDisabled?: boolean;
  /** Without a frame, for use inside another field. */
  isBare?: boolean;
  placement?: 'bottom start' | 'bottom end';
  /** Loads the options when they are first needed. */
  texts: OnDemandTexts;
}

const SURFACE = codeOnDemand(async () => (await import('./check-options.tsx')).CheckSurface);

/** A selection of any number of options from a list that opens on demand and stays open while selecting. */
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
  texts,
}: ChecklistProps<Id>) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [labelId, valueId] = [useId(), useId()];
  const list = useSurfaceOnDemand(SURFACE, { triggerRef, placement, texts });
  const { Surface, isOpen, onOpenChange, load, open } = list;

  return (
    <div className={styles.select}>
      <span id={labelId} className={clsx(styles.label, isLabelHidden && styles.hiddenLabel)}>
        {label}
      </span>
      <Button
        ref={triggerRef}
        className={clsx(styles.trigger, isBare && styles.bare)}
        aria-labelledby={`${valueId} ${labelId}`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        isDisabled={isDisabled}
        onHoverStart={load}
        onFocus={load}
        onPress={open}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') open();
          else event.continuePropagation();
        }}
      >
        <span id={valueId} className={styles.value}>
          {summary}
        </span>
        <ChevronDown aria-hidden="true" />
      </Button>
      {Surface && (
        <Surface
          placement={placement}
          opened={{ triggerRef, isOpen, onOpenChange }}
          label={label}
          options={options}
          value={value}
          onChange={(chosen) => onChange(options.map(({ id }) => id).filter((id) => chosen.has(id)))}
        />
      )}
      {list.pending}
    </div>
  );
}
