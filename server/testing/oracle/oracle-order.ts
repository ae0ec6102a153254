import { languageTag, type Language } from '@airdex/shared-contracts/constants';
import type { OrderBy } from '@airdex/shared-contracts/search-filter';
import type { IndexedProgramme } from '../../src/search-index/indexed-programme.ts';
import type { SelectionQuery } from '../../src/search-index/query.ts';
import type { LocalisedName, ReferenceTables } from '../../src/search-index/reference-tables.ts';
import { isAudienceVisible } from './oracle-match.ts';

type Value = string | number | null;
type Compare = (a: IndexedProgramme, b: IndexedProgramme) => number;

function comparing(
  value: (programme: IndexedProgramme) => Value,
  direction: OrderBy['direction'],
  language: Language,
): Compare {
  const { compare } = new Intl.Collator(languageTag(language));
  return (a, b) => {
    const [left, right] = [value(a), value(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === 'string' || typeof right === 'string'
        ? compare(String(left), String(right))
        : left - right;
    return direction === 'Asc' ? order : -order;
  };
}

function nameIn(name: LocalisedName | undefined, language: Language): string | null {
  const text = name?.[language];
  return text === undefined || text.trim() === '' ? null : text;
}

function levels(
  { sortExpression, direction }: OrderBy,
  query: SelectionQuery,
  tables: ReferenceTables,
): Compare[] {
  const { language, scope } = query;
  const by = (value: (programme: IndexedProgramme) => Value) => comparing(value, direction, language);
  const channelOf = (p: IndexedProgramme) => tables.channels.find(({ id }) => id === p.channelId);
  switch (sortExpression) {
    case 'CHANNELS_GROUP':
      return [
        by((p) => nameIn(tables.countries.find(({ id }) => id === channelOf(p)?.countryId)?.name, language)),
      ];
    case 'CHANNEL':
      return [by((p) => nameIn(channelOf(p)?.name, language))];
    case 'LAUNCHDATE':
      return [
        by((p) => (p.launchDate === null ? null : Date.parse(p.launchDate))),
        by((p) => p.beginTimeMinutes),
      ];
    case 'LOCALTITLE':
      return [by((p) => (p.localTitle === null || p.localTitle.trim() === '' ? null : p.localTitle))];
    case 'SUBGENRE':
      return [by((p) => nameIn(tables.subGenres.find(({ id }) => id === p.subGenreId)?.name, language))];
    case 'ORIGINAL_TYPENAME':
      return [by((p) => nameIn(tables.formatTypes.find(({ id }) => id === p.formatType)?.name, language))];
    case 'SHR_PREMIERE':
      return [by((p) => (isAudienceVisible(p, scope) ? p.sharePremiere : null))];
    case 'SHR_AVERAGE':
      return [by((p) => (isAudienceVisible(p, scope) ? p.shareAverage : null))];
  }
}

/** The programmes in the requested order, then newest launch first, then by id. */
export function inOrder(
  programmes: readonly IndexedProgramme[],
  query: SelectionQuery,
  tables: ReferenceTables,
): IndexedProgramme[] {
  const newestFirst: OrderBy = { sortExpression: 'LAUNCHDATE', direction: 'Desc' };
  const compares = [...query.orderBy, newestFirst].flatMap((level) => levels(level, query, tables));
  return programmes.toSorted((a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0) return order;
    }
    return a.id - b.id;
  });
}
