import { useEffect, useRef } from 'react';
import { FilterX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SEARCH_TERM_MAX, SINGLE_KEYS_KEY } from '@airdex/shared-contracts/constants';
import { IconButton } from '@airdex/shared-ui/button';
import { SearchField } from '@airdex/shared-ui/search-field';
import { useServices } from '../../../services/services-context.ts';
import { useCurrent } from '../../../lib/current/use-current.ts';
import { TitleFields } from './title-fields-list.tsx';
import { useSearchShortcut } from './use-search-shortcut.ts';
import styles from './search-box.module.css';

/** The header's search box with the choice of fields and "Clear all filters". */
export function SearchBox() {
  const { t } = useTranslation();
  const { headerSearch, localStorage } = useServices();
  const { term } = useCurrent(headerSearch.header);
  const isClearable = useCurrent(headerSearch.isClearable);
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input, () => localStorage.read(SINGLE_KEYS_KEY) !== 'off');
  // A session may end in the middle of a composition. The field then never reports its end.
  useEffect(() => () => headerSearch.setComposing(false), [headerSearch]);
  return (
    <div
      role="search"
      className={styles.box}
      // Captured before the field gets it, so that earlier input starts no search in the middle of a composition.
      onCompositionStartCapture={() => headerSearch.setComposing(true)}
      onCompositionEnd={() => headerSearch.setComposing(false)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) headerSearch.endTyping();
      }}
    >
      <SearchField
        label={t('header.search')}
        placeholder={t('header.placeholder')}
        value={term}
        onChange={headerSearch.type}
        onSubmit={headerSearch.submit}
        clearLabel={t('header.clearTerm')}
        maxLength={SEARCH_TERM_MAX}
        inputRef={input}
        end={<TitleFields />}
      />
      {/* The second press of a double click does nothing here, and does not move the focus. */}
      <span role="presentation" className={styles.clear} onMouseDown={(event) => event.preventDefault()}>
        {isClearable && (
          <IconButton
            label={t('header.clearAll')}
            icon={<FilterX aria-hidden="true" />}
            onPress={() => {
              headerSearch.clear();
              input.current?.focus();
            }}
          />
        )}
      </span>
    </div>
  );
}
