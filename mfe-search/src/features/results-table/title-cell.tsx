import { Award } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { routePath } from '@airdex/shared-contracts/routes';
import { Badge } from '@airdex/shared-ui/badge';
import { ThumbnailImage } from '@airdex/shared-ui/thumbnail';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import styles from './results-table.module.css';

interface Props {
  readonly programme: ProgrammeLine;
  /** Of the link. */
  readonly tabIndex: 0 | -1;
}

/**
 * Picture, flags and titles. The title is the row's link: a click or middle-click anywhere on the row opens
 * it.
 */
export function TitleCell({ programme, tabIndex }: Props) {
  const { t } = useTranslation();
  const { localTitle, formatTitle } = programme;
  return (
    <div className={styles.titleCell}>
      <div className={styles.picture}>
        <ThumbnailImage image={programme.image} title={localTitle} genre={programme.genreKey} />
      </div>
      <div className={styles.titles}>
        <div className={styles.titleLine}>
          <a
            className={styles.link}
            href={routePath('card', { id: programme.idProgram })}
            target="_blank"
            tabIndex={tabIndex}
            rel="noopener"
            title={localTitle}
          >
            {localTitle}
            <VisuallyHidden> {t('results.newTab')}</VisuallyHidden>
          </a>
          {programme.isNew && <Badge tone="accent">{t('results.new')}</Badge>}
          {programme.isNotaSelection && (
            <span className={styles.flag} title={t('results.providerSelection')}>
              <Award aria-hidden="true" />
              <VisuallyHidden>{t('results.providerSelection')}</VisuallyHidden>
            </span>
          )}
        </div>
        {formatTitle !== null && formatTitle !== localTitle && (
          <div className={styles.formatTitle} title={formatTitle}>
            {formatTitle}
          </div>
        )}
        {programme.concept !== null && (
          <div className={styles.concept} title={programme.concept}>
            {programme.concept}
          </div>
        )}
      </div>
    </div>
  );
}
