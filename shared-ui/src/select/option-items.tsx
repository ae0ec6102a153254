import { Check } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components/ListBox';
import type { SelectOption } from './select-option.ts';
import styles from './select.module.css';

/** The lines of a list of options. */
export function optionItems(options: readonly SelectOption[]) {
  return options.map(({ id, label, lang, isDisabled = false }) => (
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
  ));
}
