import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { formatDay } from '@airdex/shared-contracts/constants';
import { DEFAULT_SEARCH_FILTER, type SearchFilter } from '@airdex/shared-contracts/search-filter';
import { useSearch } from '../search-session/use-search-session.ts';
import type { RecapLine } from './recap-line.ts';
import { recapLines, type RecapTexts } from './recap-lines.ts';
import { useRecapNames, type RecapNames } from './use-recap-names.ts';
import { useSearchedHeader } from './use-searched-header.ts';

const NO_LINES: readonly RecapLine[] = [];

function useRecapTexts(): RecapTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(() => {
    const day = (date: string) => formatDay(date, language);
    return {
      label: (field) => t(`recap.fields.${field}`),
      everyKeyword: t('recap.everyKeyword'),
      chosen: (number) => t('recap.chosen', { number }),
      unknown: (field, count) =>
        field === 'Playlists' ? t('recap.unknownPlaylists', { count }) : t('recap.unknown', { count }),
      period: (start, end) => {
        if (start === null) return t('recap.until', { day: day(end ?? '') });
        if (end === null) return t('recap.from', { day: day(start) });
        return t('recap.period', { start: day(start), end: day(end) });
      },
    };
  }, [t, language]);
}

/** The recap of the search on the screen. */
export interface Recap {
  /** The active filters in the interface language; none while a page is shown. */
  readonly lines: readonly RecapLine[];
  /** A filter with a card's groups resolved to the values of the lines, as far as they are known. */
  readonly resolved: (filter: SearchFilter) => SearchFilter;
  /** Some names could not be loaded. */
  readonly isFailed: boolean;
  readonly retry: () => void;
  /** The lines once all names have been loaded. If some cannot be, a line states how many values it has. */
  readonly loadLines: () => Promise<readonly RecapLine[]>;
}

/** The active filters of the search on the screen, with names. */
export function useRecap(): Recap {
  const search = useSearch();
  const header = useSearchedHeader(search);
  const { load, isFailed, retry, ...names } = useRecapNames(search ?? DEFAULT_SEARCH_FILTER);
  const texts = useRecapTexts();
  const linesOf = ({ options, resolved }: RecapNames) =>
    search === null ? NO_LINES : recapLines(header, resolved(search), options, texts);
  return {
    lines: linesOf(names),
    resolved: names.resolved,
    isFailed,
    retry,
    loadLines: async () => linesOf(await load()),
  };
}
