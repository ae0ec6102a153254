import type { InternationalFlow } from '@airdex/shared-contracts/api';

export type Launch = InternationalFlow['launches'][number];

/** A country that a format reached. */
export interface FlowCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  /** Place in the order of travel, from 1. */
  readonly number: number;
  /** First launch first. */
  readonly launches: readonly [Launch, ...Launch[]];
  /** The format comes from here: the first launch of type original is in this country. */
  readonly isOrigin: boolean;
}

/** The countries of launches in the order of their first one. Launches without a country are left out. */
export function flowCountries(launches: readonly Launch[]): readonly FlowCountry[] {
  const found = new Map<string, [Launch, ...Launch[]]>();
  for (const launch of launches) {
    if (launch.countryCode === null) continue;
    const known = found.get(launch.countryCode);
    if (known === undefined) found.set(launch.countryCode, [launch]);
    else known.push(launch);
  }
  const origin = launches.find(({ formatType }) => formatType === 'Original')?.countryCode;
  return [...found].map(([code, inCountry], index) => ({
    code,
    name: inCountry[0].country ?? code,
    number: index + 1,
    launches: inCountry,
    isOrigin: code === origin,
  }));
}
