import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import { formatDay } from '@airdex/shared-contracts/constants';
import { CHECK_BOX_CLASS } from '@airdex/shared-ui/checkbox';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { SkeletonLine } from '@airdex/shared-ui/skeleton';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import styles from './compare-choice.module.css';

interface Props {
  readonly label: string;
  readonly lines: readonly ProgrammeLine[];
  /** The query for the lines; undefined if they need no loading. */
  readonly list?: Pick<UseQueryResult, 'isPending' | 'isLoadingError' | 'refetch'> | undefined;
  readonly isChosen: (idProgram: number) => boolean;
  /** Whether the maximum has been chosen. */
  readonly isFull: boolean;
  readonly onToggle: (line: ProgrammeLine) => void;
}

/** Programmes with check boxes, or a message that they are loading, could not be loaded or do not exist. */
export function ProgrammeOptions({ label, lines, list, isChosen, isFull, onToggle }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const labelId = useId();
  const about = ({ channel, country, date, datePrecision }: ProgrammeLine) =>
    [channel, country, date === null ? null : formatDay(date, language, datePrecision)]
      .filter((part) => part !== null)
      .join(' · ');
  const isLoaded = list !== undefined && !list.isPending && !list.isLoadingError;
  return (
    <div {...FOCUS_HOME}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <p aria-live="polite" className={styles.empty}>
        {isLoaded && lines.length === 0 ? (
          t('compareChoice.nothing')
        ) : (
          <VisuallyHidden>
            {list?.isPending === true && t('compareChoice.loading')}
            {isLoaded && t('compareChoice.listed', { count: lines.length })}
          </VisuallyHidden>
        )}
      </p>
      {list?.isLoadingError === true ? (
        <ErrorState
          isCompact
          title={t('compareChoice.failed')}
          retryLabel={t('failed.retry')}
          onRetry={() => void list.refetch()}
        />
      ) : list?.isPending === true ? (
        <SkeletonLine />
      ) : lines.length === 0 ? null : (
        <ul className={styles.options} aria-labelledby={labelId}>
          {lines.map((line) => (
            <li key={line.idProgram}>
              <label className={styles.option}>
                <input
                  type="checkbox"
                  className={CHECK_BOX_CLASS}
                  checked={isChosen(line.idProgram)}
                  disabled={isFull && !isChosen(line.idProgram)}
                  onChange={() => {
                    onToggle(line);
                  }}
                />
                <span className={styles.name}>{line.localTitle}</span>
                <span className={styles.about}>{about(line)}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
