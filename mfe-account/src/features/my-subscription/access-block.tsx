import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { Access } from '@airdex/shared-contracts/api';
import { formatDay, languageTag } from '@airdex/shared-contracts/constants';
import { AccessList } from './access-list.tsx';
import { channelGroups, countsOf, genreGroups } from './access-groups.ts';
import { ExcelButton } from './excel-button.tsx';
import styles from './my-subscription.module.css';

/** An access: its name, description and period, its genres and its channels. */
export function AccessBlock({ access }: { readonly access: Access }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, name, description, beginDate, endDate } = access;
  const genres = useMemo(() => genreGroups(access), [access]);
  const included = t('mySubscription.included');
  const excluded = t('mySubscription.excluded');
  const channels = useMemo(() => channelGroups(access, { included, excluded }), [access, included, excluded]);
  const number = (value: number) => value.toLocaleString(languageTag(language));
  const genreCounts = countsOf(
    access.genres.map((genre) => ({ id: genre.id, members: genre.subGenres.length })),
  );
  const channelCounts = countsOf(
    access.channelsGroups.map((group) => ({ id: group.id, members: group.channels.length })),
  );
  return (
    <article className={styles.access} aria-label={name}>
      <header className={styles.head}>
        <div className={styles.texts}>
          <h2 className={styles.name}>{name}</h2>
          {description !== '' && <p className={styles.description}>{description}</p>}
          <p className={styles.period}>
            {formatDay(beginDate, language)} - {formatDay(endDate, language)}
          </p>
        </div>
        <ExcelButton id={id} name={name} />
      </header>
      <div className={styles.lists}>
        <AccessList
          title={t('mySubscription.genres')}
          counts={t('mySubscription.genreCounts', {
            genres: number(genreCounts.groups),
            subGenres: number(genreCounts.members),
          })}
          searchLabel={t('mySubscription.searchGenres')}
          groups={genres}
        />
        <AccessList
          title={t('mySubscription.channels')}
          counts={t('mySubscription.channelCounts', {
            countries: number(channelCounts.groups),
            channels: number(channelCounts.members),
          })}
          searchLabel={t('mySubscription.searchChannels')}
          groups={channels}
        />
      </div>
    </article>
  );
}
