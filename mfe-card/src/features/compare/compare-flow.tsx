import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import { flowMapQuery } from '../international-flow/flow-map-query.ts';
import { PartOnSight } from '../part-on-sight/part-on-sight.tsx';
import { useFlows } from './use-flows.ts';
import styles from './compare.module.css';

/** Where the formats of programmes travelled, on one map. */
export function CompareFlow({ cards }: { readonly cards: readonly ProgrammeCard[] }) {
  const { t } = useTranslation();
  const heading = useId();
  const { travelled, failed, isLoading, retry } = useFlows(cards);
  return (
    <section className={styles.section} aria-labelledby={heading} {...FOCUS_HOME}>
      <h2 id={heading} className={styles.sectionTitle}>
        {t('sections.flow')}
      </h2>
      {isLoading ? (
        <SkeletonBlock height="240px" />
      ) : (
        <>
          {travelled.some(({ launches }) => launches.length > 0) && (
            <PartOnSight code={flowMapQuery} ratio="2 / 1">
              {({ ProgrammesFlowMap }) => (
                <ProgrammesFlowMap
                  programmes={travelled}
                  title={travelled.map(({ title }) => title).join(' / ')}
                />
              )}
            </PartOnSight>
          )}
          {failed.length > 0 && (
            <ErrorState
              isCompact
              title={t('sections.failed')}
              retryLabel={t('failed.retry')}
              onRetry={retry}
            />
          )}
          <ul className={styles.notes}>
            {failed.map(({ id, title }) => (
              <li key={id}>{t('compare.flowFailed', { title })}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
