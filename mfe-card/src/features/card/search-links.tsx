import { Fragment } from 'react';
import { useHost } from '@airdex/mfe-kit/screen';
import type { CardSearch } from './card-searches.ts';
import styles from './card.module.css';

interface Props {
  readonly searches: readonly CardSearch[];
  readonly separator: string;
}

/** Names on the card, each of which links to a search for it. */
export function SearchLinks({ searches, separator }: Props) {
  const { bus } = useHost();
  return searches.map(({ name, filter }, place) => (
    <Fragment key={name}>
      {place > 0 && separator}
      <button
        type="button"
        className={styles.search}
        onClick={() => {
          bus.raise('SearchFromCard', { filter });
        }}
      >
        {name}
      </button>
    </Fragment>
  ));
}
