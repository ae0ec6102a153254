import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { DailyUpdatePreview } from '@airdex/shared-contracts/api';
import { formatDay } from '@airdex/shared-contracts/constants';
import { routePath, savedSearchLaunchPath } from '@airdex/shared-contracts/routes';
import { PageLink } from '../page-layout/page-link.tsx';
import styles from './daily-update.module.css';

interface Props {
  readonly search: DailyUpdatePreview['searches'][number];
}

/** A saved search of a letter with its first new programmes. */
export function PreviewedSearch({ search }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { id, name, count, programmes } = search;
  return (
    <section aria-label={name}>
      <h3 className={styles.letterSearch}>
        <PageLink href={savedSearchLaunchPath(id)}>{name}</PageLink>{' '}
        <span className={styles.note}>{t('dailyUpdate.newProgrammes', { count })}</span>
      </h3>
      <ul className={styles.programmes}>
        {programmes.map(({ idProgram, title, country, channel, date, datePrecision }) => (
          <li key={idProgram}>
            <PageLink href={routePath('card', { id: idProgram })}>{title}</PageLink>
            <span className={styles.note}>
              {' '}
              {[channel, country, date === null ? null : formatDay(date, language, datePrecision)]
                .filter((part) => part !== null)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
