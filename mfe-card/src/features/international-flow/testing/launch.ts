import type { Launch } from '../flow-countries.ts';

let last = 0;

/** A launch with its own id, by default in France in 2020. */
export function launch(fields: Partial<Launch> = {}): Launch {
  last += 1;
  return {
    idProgram: last,
    localTitle: `Title ${String(last)}`,
    idCountry: 75,
    countryCode: 'FR',
    country: 'France',
    channel: 'Canal Sept',
    date: '2020-03-02',
    datePrecision: 'day',
    isDatePreview: false,
    formatType: 'Adaptation',
    averageColor: null,
    ...fields,
  };
}

export const inSpain = { countryCode: 'ES', country: 'Spain', idCountry: 69 } as const;
export const inSingapore = { countryCode: 'SG', country: 'Singapore', idCountry: 199 } as const;
