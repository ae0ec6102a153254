import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@airdex/shared-ui/search-field';

interface Props {
  readonly term: string;
  readonly onChange: (term: string) => void;
  /** The list that the arrow key leads to. */
  readonly list: RefObject<{ focus: () => void } | null>;
  /** Changes when a list may have disappeared with the focus; then the search gets it. */
  readonly shown: string;
}

/** Search by the start of email or user name. It has the initial focus. */
export function UserSearch({ term, onChange, list, shown }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) field.current?.focus();
  }, [shown]);
  useEffect(() => {
    // On touch devices, focus would open the keyboard over half of the list.
    (matchMedia('(pointer: coarse)').matches ? list : field).current?.focus();
  }, [list]);
  return (
    <SearchField
      label={t('sharing.search')}
      placeholder={t('sharing.search')}
      value={term}
      onChange={onChange}
      clearLabel={t('sharing.clearSearch')}
      onArrowDown={() => list.current?.focus()}
      inputRef={field}
    />
  );
}
