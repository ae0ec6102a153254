import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { CardSearch } from './card-searches.ts';
import styles from './card.module.css';

interface Props {
  readonly searches: readonly CardSearch[];
  readonly separator: string;
}

/** Names of the card, each of which searches for what carries it too. */
export function SearchLinks({ searches, separator }: Props) {
  const { t } = useTranslation();
  const { bus } = useHost();
  return searches.map(({ name, filter }, place) => (
    <Fragment key={name}>
      {place > 0 && separator}
      <button
        type="button"
        className={styles.search}
        title={t('searchFor', { name })}
        onClick={() => {
          bus.raise('SearchFromCard', { filter });
        }}
      >
        {name}
      </button>
    </Fragment>
  ));
}
