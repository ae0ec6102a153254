import type { ProgrammeLine, SearchResult } from '@airdex/shared-contracts/api';

/** A programme as the API returns it, with the given fields over defaults. */
export function programmeLine(fields: Partial<ProgrammeLine> & { idProgram: number }): ProgrammeLine {
  return {
    image: null,
    isNotaSelection: false,
    isNew: false,
    country: 'France',
    channel: 'Canal Sept',
    date: '2026-03-02',
    datePrecision: 'day',
    isDatePreview: false,
    beginTime: '20:30',
    localTitle: `Programme ${String(fields.idProgram)}`,
    formatTitle: null,
    genre: 'Culture',
    genreKey: 'culture',
    subGenre: 'Arts',
    formatType: 'Original',
    concept: null,
    shrPremiere: 12,
    shrAverage: 9.5,
    premiereColor: 'green',
    averageColor: 'yellow',
    originalType: 1,
    hasVideo: false,
    isSample: false,
    ...fields,
  };
}

/** A page of results that contains the programmes `first` to `last` of `count`. */
export function resultPage(first: number, last: number, count: number | null): SearchResult {
  const programs = Array.from({ length: last - first + 1 }, (_, i) =>
    programmeLine({ idProgram: first + i }),
  );
  return { programs, count, hideRatings: false };
}
