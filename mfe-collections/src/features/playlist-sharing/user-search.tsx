import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '@airdex/shared-ui/search-field';

interface Props {
  readonly term: string;
  readonly onChange: (term: string) => void;
  /** The list that the arrow key leads to. */
  readonly list: RefObject<{ focus: () => void } | null>;
  /** Changes when a list may have disappeared with the focus; then the search gets it, except on touch devices. */
  readonly shown: string;
}

/** On touch devices, focus in the search would open the keyboard over half of the lists. */
const isOnTouch = () => matchMedia('(pointer: coarse)').matches;

/** Search by the start of email or user name. It has the initial focus, except on touch devices. */
export function UserSearch({ term, onChange, list, shown }: Props) {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (isLost && !isOnTouch()) field.current?.focus();
  }, [shown]);
  useEffect(() => {
    if (!isOnTouch()) field.current?.focus();
  }, []);
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
