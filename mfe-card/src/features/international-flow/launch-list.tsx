import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlowCountry, Launch } from './flow-countries.ts';
import { LaunchRow } from './launch-row.tsx';
import styles from './international-flow.module.css';

interface Props {
  /** The programme of the card. */
  readonly idProgram: number;
  readonly launches: readonly Launch[];
  readonly countries: readonly FlowCountry[];
  /** The launches up to the year of the replay. */
  readonly shown: readonly Launch[];
  readonly activeCode: string | null;
  readonly onActive: (code: string | null) => void;
  /** The badge that a country has on the map, drawn around 0,0; null without a map. */
  readonly badgeOf: (code: string) => ReactNode;
}

/** All launches, first one first. Scrolls the country that is pointed at on the map into view. */
export function LaunchList({ idProgram, launches, countries, shown, activeCode, onActive, badgeOf }: Props) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current?.querySelector<HTMLElement>('[data-active]');
    const box = list.current;
    if (row === null || row === undefined || box === null || box.matches(':hover, :focus-within')) return;
    box.scrollTo({ top: row.offsetTop - (box.clientHeight - row.offsetHeight) / 2 });
  }, [activeCode]);
  return (
    <ol ref={list} className={styles.launches} aria-label={t('flow.list')}>
      {launches.map((launch) => (
        <LaunchRow
          key={launch.idProgram}
          launch={launch}
          number={countries.find(({ code }) => code === launch.countryCode)?.number ?? null}
          badge={launch.countryCode === null ? null : badgeOf(launch.countryCode)}
          isOwn={launch.idProgram === idProgram}
          isToCome={!shown.includes(launch)}
          isActive={activeCode !== null && launch.countryCode === activeCode}
          onActive={onActive}
        />
      ))}
    </ol>
  );
}
