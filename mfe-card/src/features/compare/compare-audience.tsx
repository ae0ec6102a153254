import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { INDICATORS, type IndicatorId } from '@airdex/shared-contracts/constants';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { Select } from '@airdex/shared-ui/select';
import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import { IndicatorChoice } from '../audience-figures/indicator-choice.tsx';
import { indicatorKey, type AudienceTarget } from '../audience-figures/indicators.ts';
import { ShareChart } from '../share-chart/share-chart.tsx';
import { AudienceNotes } from './audience-notes.tsx';
import { commonTarget, comparedFigures, comparedIndicators, comparedTargets } from './compared-audience.ts';
import { useAudiences, type Audiences } from './use-audiences.ts';
import styles from './compare.module.css';

/** What the user wants to see in the chart, as far as the programmes have it. */
interface AudienceChoice {
  /** Null: the first target that all programmes share. */
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
  const { isLoading, measured, unmeasured, retry } = useAudiences(cards);
  const targets = comparedTargets(measured);
  const indicators = comparedIndicators(measured);
  const indicator = indicators.find((each) => each === choice.indicator) ?? indicators[0];
  // Without any figures, there is no chart and no target.
  const target =
    indicator && (targets.find(({ id }) => String(id) === choice.target) ?? commonTarget(measured));
  return (
    <section className={styles.section} aria-labelledby={heading} {...FOCUS_HOME}>
      <h2 id={heading} className={styles.sectionTitle}>
        {t('sections.audience')}
      </h2>
      {isLoading ? (
        <SkeletonBlock height="240px" />
      ) : (
        <>
          {target !== undefined && indicator !== undefined && (
            <AudienceChart
              measured={measured}
              targets={targets}
              target={target}
              indicators={indicators}
              indicator={indicator}
              choice={choice}
              onChoose={onChoose}
            />
          )}
          {unmeasured.some(({ reason }) => reason === 'failed') && (
            <ErrorState
              isCompact
              title={t('sections.failed')}
              retryLabel={t('failed.retry')}
              onRetry={retry}
            />
          )}
          <AudienceNotes measured={measured} unmeasured={unmeasured} target={target} />
        </>
      )}
    </section>
  );
}

interface ChartProps extends Pick<Audiences, 'measured'>, Omit<Props, 'cards'> {
  readonly targets: readonly AudienceTarget[];
  readonly target: AudienceTarget;
  readonly indicators: readonly IndicatorId[];
  readonly indicator: IndicatorId;
}

function AudienceChart({ measured, targets, target, indicators, indicator, choice, onChoose }: ChartProps) {
  const { t } = useTranslation();
  const label = t('audience.chart.label', {
    indicator: t(`audience.${indicatorKey(indicator)}`),
    target: target.name,
  });
  return (
    <>
      <p className={styles.printed} aria-hidden="true">
        {label}
      </p>
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
      <ShareChart figures={comparedFigures(measured, target.id, indicator, t)} label={label} />
    </>
  );
}
