import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import type { SelectOption } from './select-option.ts';
import styles from './select.module.css';

/** The list that a select opens; what is chosen comes from the select around it. */
export function OptionList({
  options,
  isChecklist,
}: {
  options: readonly SelectOption[];
  isChecklist: boolean;
}) {
  return (
    <ListBox className={styles.list ?? ''} data-checklist={isChecklist || undefined}>
      {options.map(({ id, label, lang, isDisabled = false }) => (
        <ListBoxItem
          key={id}
          id={id}
          textValue={label}
          isDisabled={isDisabled}
          className={styles.option ?? ''}
          {...(lang ? { lang } : {})}
        >
          <span className={styles.mark} aria-hidden="true">
            <Check />
          </span>
          <span className={styles.optionLabel}>{label}</span>
        </ListBoxItem>
      ))}
    </ListBox>
  );
}
