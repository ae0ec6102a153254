import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { routePath } from '@airdex/shared-contracts/routes';
import { Badge } from '@airdex/shared-ui/badge';
import { PerformanceMarker } from '@airdex/shared-ui/performance-marker';
import { VisuallyHidden } from '@airdex/shared-ui/visually-hidden';
import type { Launch } from './flow-countries.ts';
import { useFlowTexts } from './use-flow-texts.ts';
import styles from './international-flow.module.css';

interface Props {
  readonly launch: Launch;
  /** Its country's place in the order of travel. */
  readonly number: number | null;
  /** The number as it is drawn on the map, around 0,0; null without a map. */
  readonly badge: ReactNode;
  readonly isOwn: boolean;
  /** Whether the replay has not reached it yet. */
  readonly isToCome: boolean;
  readonly isActive: boolean;
  readonly onActive: (code: string | null) => void;
}

/** A launch with a link to its card. Pointing at it, or focusing the link, highlights its country. */
export function LaunchRow({ launch, number, badge, isOwn, isToCome, isActive, onActive }: Props) {
  const { t } = useTranslation();
  const texts = useFlowTexts();
  const { idProgram, localTitle, country, countryCode, channel, formatType, averageColor } = launch;
  return (
    <li
      className={styles.launch}
      data-active={isActive || undefined}
      data-to-come={isToCome || undefined}
      onPointerEnter={() => onActive(countryCode)}
      onPointerLeave={() => onActive(null)}
      onFocus={() => onActive(countryCode)}
      onBlur={() => onActive(null)}
    >
      {badge === null ? (
        <span className={styles.number} aria-hidden="true">
          {number ?? '–'}
        </span>
      ) : (
        <svg className={styles.badge} viewBox="-14 -14 28 28" aria-hidden="true">
          {badge}
        </svg>
      )}
      <div className={styles.about}>
        <p className={styles.where}>
          <strong>{country ?? t('flow.noCountry')}</strong>
          <span className={styles.date}>{texts.date(launch)}</span>
        </p>
        <p className={styles.what}>
          {isOwn ? (
            <>
              <span aria-current="true">{localTitle}</span> <Badge tone="accent">{t('flow.own')}</Badge>
            </>
          ) : (
            <a href={routePath('card', { id: idProgram })} target="_blank" rel="noreferrer">
              {localTitle}
              <VisuallyHidden>{t('comma') + t('opensInNewTab')}</VisuallyHidden>
            </a>
          )}
        </p>
        <p className={styles.channel}>
          {channel} · {texts.type(formatType)}
        </p>
      </div>
      <PerformanceMarker
        color={averageColor ?? null}
        label={averageColor ? t(`performance.${averageColor}`) : ''}
      />
    </li>
  );
}
