import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { Select } from '@airdex/shared-ui/select';
import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import { IndicatorChoice } from '../audience-figures/indicator-choice.tsx';
import { indicatorKey } from '../audience-figures/indicators.ts';
import { ShareChart } from '../share-chart/share-chart.tsx';
import { comparedFigures, comparedIndicators, comparedTargets } from './compared-audience.ts';
import { useAudiences, type Audiences } from './use-audiences.ts';
import styles from './compare.module.css';

/** What the user wants to see in the chart, as far as the programmes have it. */
interface AudienceChoice {
  /** Null: the first target. */
  readonly target: string | null;
  readonly indicator: number;
}

export const FIRST_CHOICE: AudienceChoice = { target: null, indicator: INDICATORS.marketSharePercentage };

interface Props {
  readonly cards: readonly ProgrammeCard[];
  /** Kept by the page, because the chart disappears while results load. */
  readonly choice: AudienceChoice;
  readonly onChoose: (choice: AudienceChoice) => void;
}

/** The audience of programmes in one chart, by a target and an indicator of the user's choice. */
export function CompareAudience({ cards, choice, onChoose }: Props) {
  const { t } = useTranslation();
  const heading = useId();
  const audiences = useAudiences(cards);
  return (
    <section className={styles.section} aria-labelledby={heading} {...FOCUS_HOME}>
      <h2 id={heading} className={styles.sectionTitle}>
        {t('sections.audience')}
      </h2>
      {audiences.isLoading ? (
        <SkeletonBlock height="240px" />
      ) : (
        <>
          <AudienceChart measured={audiences.measured} choice={choice} onChoose={onChoose} />
          <AudienceNotes {...audiences} />
        </>
      )}
    </section>
  );
}

function AudienceChart({ measured, choice, onChoose }: Pick<Audiences, 'measured'> & Omit<Props, 'cards'>) {
  const { t } = useTranslation();
  const targets = comparedTargets(measured);
  const indicators = comparedIndicators(measured);
  const target = targets.find(({ id }) => String(id) === choice.target) ?? targets[0];
  const indicator = indicators.find((each) => each === choice.indicator) ?? indicators[0];
  if (target === undefined || indicator === undefined) return null;
  return (
    <>
      <div className={styles.choices}>
        <Select
          label={t('audience.target')}
          isLabelHidden
          options={targets.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={String(target.id)}
          placeholder={t('audience.target')}
          onChange={(id) => {
            onChoose({ ...choice, target: id });
          }}
        />
        <IndicatorChoice
          indicators={indicators}
          value={indicator}
          onChange={(next) => {
            onChoose({ ...choice, indicator: next });
          }}
        />
      </div>
      <ShareChart
        figures={comparedFigures(measured, target.id, indicator, t)}
        label={t('audience.chart.label', {
          indicator: t(`audience.${indicatorKey(indicator)}`),
          target: target.name,
        })}
      />
    </>
  );
}

/** Why programmes are missing from the chart. */
function AudienceNotes({ unmeasured, retry }: Audiences) {
  const { t } = useTranslation();
  return (
    <>
      {unmeasured.some(({ reason }) => reason === 'failed') && (
        <ErrorState isCompact title={t('sections.failed')} retryLabel={t('failed.retry')} onRetry={retry} />
      )}
      <ul className={styles.notes}>
        {unmeasured.map(({ id, title, reason }) => (
          <li key={id}>{t(`compare.audience.${reason}`, { title })}</li>
        ))}
      </ul>
    </>
  );
}
