import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InternationalFlow } from '@airdex/shared-contracts/api';
import { PartOnSight } from '../part-on-sight/part-on-sight.tsx';
import { flowCountries } from './flow-countries.ts';
import { flowMapQuery } from './flow-map-query.ts';
import { LaunchList } from './launch-list.tsx';
import { launchedBy, replayYears, type Years } from './replay.ts';
import { Timeline } from './timeline.tsx';
import { useFlowTexts } from './use-flow-texts.ts';
import { useReplay } from './use-replay.ts';
import styles from './international-flow.module.css';

/** Used if there is nothing to replay: one year, which includes all launches. */
const NO_YEARS: Years = { first: 0, last: 0 };

interface Props {
  readonly idProgram: number;
  readonly flow: InternationalFlow;
}

/**
 * Launches on a map and in a list, with a replay by years. Pointing at a launch in either highlights its country in the
 * other.
 */
export function FlowView({ idProgram, flow: { launches, formatTitle } }: Props) {
  const { t } = useTranslation();
  const texts = useFlowTexts();
  const years = useMemo(() => replayYears(launches), [launches]);
  const replay = useReplay(years ?? NO_YEARS);
  const [pointed, setPointed] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);

  const countries = useMemo(() => flowCountries(launches), [launches]);
  const shown = useMemo(
    () => (years === null ? launches : launchedBy(launches, replay.year, years)),
    [launches, years, replay.year],
  );
  // If the map is not yet in view or could not be loaded, the list has plain numbers.
  const { data: map } = useQuery({ ...flowMapQuery, enabled: false });
  const all = useMemo(() => map?.flowOfProgramme(launches, texts), [map, launches, texts]);
  const content = useMemo(
    () => map && all && { ...map.flowOfProgramme(shown, texts), legend: all.legend },
    [map, all, shown, texts],
  );
  const activeCode = pointed ?? chosen;
  const title = formatTitle ?? launches[0]?.localTitle ?? '';
  // A saved map must not be taken for the whole flow.
  const isWhole = years === null || replay.year === years.last;

  return (
    <>
      <p className={styles.summary}>
        {t('flow.summary', {
          launches: t('flow.launches', { count: launches.length }),
          countries: t('flow.countries', { count: countries.length }),
        })}
      </p>
      <div className={styles.flow}>
        <div className={styles.mapSide}>
          <PartOnSight code={flowMapQuery} ratio="5 / 2">
            {({ FlowMap }) =>
              content && (
                <FlowMap
                  content={content}
                  title={isWhole ? title : t('flow.titleUntil', { title, year: replay.year })}
                  frame={countries.map(({ code }) => code)}
                  activeCode={activeCode}
                  onActive={setPointed}
                  onChoose={(code) => setChosen(code === chosen ? null : code)}
                />
              )
            }
          </PartOnSight>
          {years !== null && (
            <Timeline years={years} replay={replay} shown={shown.length} all={launches.length} />
          )}
        </div>
        <LaunchList
          idProgram={idProgram}
          launches={launches}
          countries={countries}
          shown={shown}
          activeCode={activeCode}
          onActive={setPointed}
          badgeOf={(code) => {
            const place = all?.places.find((each) => each.code === code);
            return map && place ? <map.Badge look={place.look} number={place.number} /> : null;
          }}
        />
      </div>
    </>
  );
}
