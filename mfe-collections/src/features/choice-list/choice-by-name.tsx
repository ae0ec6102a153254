import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@airdex/shared-ui/search-field';
import { matchesName } from '../collection-list/matches-name.ts';
import { ChoiceList, type ChoiceListProps } from './choice-list.tsx';
import styles from './choice-list.module.css';

interface Props<Item extends { readonly id: number }> extends Omit<ChoiceListProps<Item>, 'ref'> {
  readonly nameOf: (item: Item) => string;
}

/**
 * A list of options with a search by the start of the name, which gets the initial focus. Selected options
 * stay selected.
 */
export function ChoiceByName<Item extends { readonly id: number }>({ nameOf, ...list }: Props<Item>) {
  const { t } = useTranslation();
  const [term, setTerm] = useState('');
  const deferred = useDeferredValue(term);
  const matching = useMemo(
    () => list.items.filter((item) => matchesName(nameOf(item), deferred)),
    [list.items, nameOf, deferred],
  );
  const [chosen] = list.items.filter(({ id }) => list.chosen.has(id));
  const field = useRef<HTMLInputElement>(null);
  const lines = useRef<HTMLElement>(null);
  useEffect(() => {
    // On touch devices, focus would open the keyboard over half of the list. The list may be taller than the dialog,
    // which then must not scroll past what is above it.
    if (matchMedia('(pointer: coarse)').matches) lines.current?.focus({ preventScroll: true });
    else field.current?.focus();
  }, []);
  return (
    <div className={styles.search}>
      <SearchField
        label={t('nameFilter')}
        placeholder={t('nameFilter')}
        value={term}
        onChange={setTerm}
        clearLabel={t('clearNameFilter')}
        onArrowDown={() => lines.current?.focus()}
        inputRef={field}
      />
      <p className={styles.nothing} role="status">
        {matching.length === 0 && t('noMatch', { term: deferred.trim() })}
      </p>
      {matching.length > 0 && <ChoiceList {...list} items={matching} ref={lines} />}
      {/* The typed name may hide what is selected. */}
      <p className={styles.foot}>
        <span role="status">
          {list.isMultiple || chosen === undefined
            ? t('chosen', { count: list.chosen.size })
            : t('chosenName', { name: nameOf(chosen) })}
        </span>
      </p>
    </div>
  );
}
