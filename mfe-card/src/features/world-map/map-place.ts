/** How a country is drawn: each look has its own colour, pattern and badge shape. */
export const LOOKS = [1, 2, 3, 4, 5] as const;
export type Look = (typeof LOOKS)[number];

/** A line about a country, such as one launch. */
export interface MapNote {
  readonly key: string | number;
  readonly title: string;
  readonly detail: string;
}

/** A country that the map shows. */
export interface MapPlace {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  readonly name: string;
  readonly look: Look;
  /** Place in the order of travel; null shows none. */
  readonly number: number | null;
  readonly isOrigin: boolean;
  readonly notes: readonly MapNote[];
}

/** A way from one country to another. */
export interface MapRoute {
  readonly from: string;
  readonly to: string;
  readonly look: Look;
}

export interface LegendEntry {
  readonly look: Look;
  readonly label: string;
}
