import type { SortExpression } from '@airdex/shared-contracts/search-filter';

/** A column of the results table, by the key of its name. */
export interface Column {
  readonly key:
    | 'country'
    | 'channel'
    | 'launch'
    | 'localTitle'
    | 'subGenre'
    | 'formatType'
    | 'premiereShare'
    | 'averageShare';
  readonly sortExpression: SortExpression;
  /** Key of the text that explains the figures, for audience results. */
  readonly hint?: 'premiereShareHint' | 'averageShareHint';
  readonly hintLabel?: 'aboutPremiereShare' | 'aboutAverageShare';
}

const COLUMNS: readonly Column[] = [
  { key: 'country', sortExpression: 'CHANNELS_GROUP' },
  { key: 'channel', sortExpression: 'CHANNEL' },
  { key: 'launch', sortExpression: 'LAUNCHDATE' },
  { key: 'localTitle', sortExpression: 'LOCALTITLE' },
  { key: 'subGenre', sortExpression: 'SUBGENRE' },
  { key: 'formatType', sortExpression: 'ORIGINAL_TYPENAME' },
  {
    key: 'premiereShare',
    sortExpression: 'SHR_PREMIERE',
    hint: 'premiereShareHint',
    hintLabel: 'aboutPremiereShare',
  },
  {
    key: 'averageShare',
    sortExpression: 'SHR_AVERAGE',
    hint: 'averageShareHint',
    hintLabel: 'aboutAverageShare',
  },
];

/** Columns in their order; without audience results if the response hides them. */
export function resultColumns(hideRatings: boolean): readonly Column[] {
  return hideRatings ? COLUMNS.filter(({ hint }) => hint === undefined) : COLUMNS;
}
