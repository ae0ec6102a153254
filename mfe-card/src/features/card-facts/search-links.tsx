import { Fragment } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import { isPlainClick } from '@airdex/shared-contracts/routes';
import {
  cardSearchFilter,
  DEFAULT_SEARCH,
  searchAddress,
  searchFilterSchema,
} from '@airdex/shared-contracts/search-filter';
import type { CardSearch } from './card-searches.ts';
import styles from './facts.module.css';

interface Props {
  readonly searches: readonly CardSearch[];
  readonly separator: string;
}

const addressOf = ({ filter }: CardSearch) =>
  searchAddress({ ...DEFAULT_SEARCH, filter: cardSearchFilter(searchFilterSchema.parse(filter)) });

/** Names on the card. Each links to the search for it, which replaces the card in this tab. */
export function SearchLinks({ searches, separator }: Props) {
  const { bus } = useHost();
  return searches.map((search, place) => (
    <Fragment key={search.name}>
      {place > 0 && separator}
      <a
        className={styles.search}
        href={addressOf(search)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          bus.raise('SearchFromCard', { filter: search.filter });
        }}
      >
        {search.name}
      </a>
    </Fragment>
  ));
}
