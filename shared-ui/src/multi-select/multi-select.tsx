import { useDeferredValue, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { PopoverSurface } from '../popover/index.ts';
import { summaryOf } from './summary.ts';
import type { MultiSelectProps } from './multi-select-props.ts';
import { TreePicker } from './tree-picker.tsx';
import styles from './multi-select.module.css';

/** Whether a key types a character. Space presses the button. */
const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

/**
 * A selection of any number of options from a long list: opens with a search box, and stays open while
 * selecting. Virtualized, so that thousands of options cost nothing.
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
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [query, setQuery] = useState('');
  const onOpenChange = (open: boolean) => {
    setIsOpen(open);
    setQuery('');
  };
  // The button reacts to a click immediately; its content takes longer. It also closes immediately.
  const isDrawn = useDeferredValue(isOpen) && isOpen;
  // On touch devices the on-screen keyboard appears and scrolls the page, which would close a light surface.
  const [isLight] = useState(() => !matchMedia('(pointer: coarse)').matches);
  const separator = useLocale().locale.startsWith('zh') ? '、' : ', ';
  const summary = useMemo(
    () => summaryOf(options, value, texts, separator),
    [options, value, texts, separator],
  );
  return (
    <div className={styles.field}>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <Button
        ref={triggerRef}
        className={clsx(styles.trigger)}
        isDisabled={isDisabled}
        aria-labelledby={`${labelId} ${valueId}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-used={value.length > 0 || undefined}
        onPress={() => onOpenChange(!isOpen)}
        // Users may type immediately, even before there is a search box.
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen) return onOpenChange(false);
          if (!isTyped(event)) return event.continuePropagation();
          // Otherwise the search box, which has the focus by then, would receive the key as well.
          event.preventDefault();
          setIsOpen(true);
          setQuery((typed) => typed + event.key);
        }}
      >
        <span id={valueId} className={styles.value} title={summary}>
          {summary}
        </span>
        <ChevronDown aria-hidden="true" />
      </Button>
      <PopoverSurface isTriggerWide isLight={isLight} opened={{ triggerRef, isOpen: isDrawn, onOpenChange }}>
        <div className={styles.dialog} role="dialog" aria-label={label}>
          <TreePicker
            label={label}
            options={options}
            value={value}
            onChange={onChange}
            texts={texts}
            size={size}
            query={query}
            onQueryChange={setQuery}
          />
        </div>
      </PopoverSurface>
    </div>
  );
}
