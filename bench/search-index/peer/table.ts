import { DURATION_BUCKETS, platformOfCard, PLATFORMS, TIMESLOTS } from '@airdex/shared-contracts/constants';
import { type IndexedProgramme, normaliseText, type ReferenceTables } from '@airdex/server/search-index';
import type { Peer } from './peer.ts';

/** Separates two texts: no term contains it. */
const BETWEEN = '\u0001';

function cell(value: number | string | null): string {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : `"${value.replaceAll('"', '""')}"`;
}

type ListCell = Peer['listCell'];

function line(p: IndexedProgramme, keywordNames: ReadonlyMap<number, string>, listCell: ListCell): string {
  const array = (ids: readonly number[]) => listCell([...new Set(ids)]);
  const platform = platformOfCard(p.platformId);
  const texts = [
    [p.localTitle, p.formatTitle, p.originalTitle, p.translatedTitles, p.concepts, p.producers],
    [p.distributors, p.hostCast, p.executiveProducers, p.directors],
    p.keywordIds.map((id) => keywordNames.get(id) ?? ''),
  ].flat(2);
  const searched = [...new Set(texts.filter((text) => text !== null).map(normaliseText))].join(BETWEEN);
  const minutes = p.durationMinutes;
  const bucket =
    minutes === null
      ? undefined
      : DURATION_BUCKETS.find(({ min, max }) => minutes >= (min ?? 0) && minutes <= (max ?? Infinity));
  const cells = [
    p.id,
    p.channelId,
    p.subGenreId,
    p.formatType,
    p.timeslot === null ? null : TIMESLOTS.indexOf(p.timeslot),
    platform === null ? null : PLATFORMS[platform],
    bucket?.id ?? null,
    p.frequencyId,
    p.launchDate,
    p.beginTimeMinutes,
    array(p.producedIn),
    array(p.developedIn),
    array(p.keywordIds),
    searched,
  ];
  return `${cells.map(cell).join()}\n`;
}

function* csv(
  batches: Iterable<readonly IndexedProgramme[]>,
  tables: ReferenceTables,
  listCell: ListCell,
): Generator<string> {
  const names = new Map(tables.keywords.map(({ id, name }) => [id, `${name.en}${BETWEEN}${name.ch}`]));
  for (const batch of batches) yield batch.map((programme) => line(programme, names, listCell)).join('');
}

const COLUMNS = `id int PRIMARY KEY, channel int, sub_genre int, format_type int, timeslot int, platform int,
  duration int, frequency int, day date, time int, produced int[], developed int[], keywords int[], searched text`;

/** One wide table with an index for each kind of access, so that SQL need not join anything. */
export async function loadPeer(
  peer: Peer,
  batches: Iterable<readonly IndexedProgramme[]>,
  tables: ReferenceTables,
): Promise<void> {
  await peer.run(`CREATE TABLE programme (${COLUMNS}); CREATE TABLE genre (sub_genre int, genre int);
    CREATE TABLE country (channel int, country int); CREATE TABLE root (keyword int, root int);`);
  await peer.copy('programme', csv(batches, tables, peer.listCell));
  await peer.run(peer.indexing);
}
