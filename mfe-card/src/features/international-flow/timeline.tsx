import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '@airdex/shared-ui/button';
import type { Years } from './replay.ts';
import type { Replay } from './use-replay.ts';
import styles from './international-flow.module.css';

interface Props {
  readonly years: Years;
  readonly replay: Replay;
  /** Launches until the shown year, and all. */
  readonly shown: number;
  readonly all: number;
}

/** Moves through the years of a flow, by slider or automatically. */
export function Timeline({ years, replay, shown, all }: Props) {
  const { t } = useTranslation();
  const { year, setYear, isPlaying, play, pause, canPlay } = replay;
  const count = t('flow.shown', { shown, all });
  return (
    <div className={styles.timeline}>
      {canPlay && (
        <IconButton
          label={isPlaying ? t('flow.pause') : t('flow.play')}
          icon={isPlaying ? <Pause size={16} /> : <Play size={16} />}
          variant="secondary"
          size="small"
          tooltipPlacement="top"
          onPress={isPlaying ? pause : play}
        />
      )}
      <span aria-hidden="true">{years.first}</span>
      <input
        type="range"
        className={styles.years}
        min={years.first}
        max={years.last}
        value={year}
        aria-label={t('flow.year')}
        aria-valuetext={`${String(year)}${t('colon')}${count}`}
        onChange={(event) => setYear(event.currentTarget.valueAsNumber)}
      />
      <span aria-hidden="true">{years.last}</span>
      <output className={styles.year} aria-hidden="true">
        <strong>{t('flow.until', { year })}</strong>
        {t('colon')}
        {count}
      </output>
    </div>
  );
}
