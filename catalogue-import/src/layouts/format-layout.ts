import type { ImportSession } from '../staging/import-session.ts';
import type { FormatValues } from '../staging/format-cache.ts';
import { programmeKey } from '../staging/programme-key.ts';
import { joinedNames } from '../values/people.ts';
import { adaptations } from '../rows/adaptations.ts';
import { given } from '../rows/given-values.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { placeOfLaunch } from '../rows/place-of-launch.ts';
import { programmeTimes } from '../rows/programme-times.ts';
import { RowIdentities } from '../rows/row-identities.ts';
import type { RowReader } from '../rows/row-reader.ts';

interface Version {
  readonly row: RowReader;
  readonly id: string;
  readonly group: string;
  readonly title: string;
  readonly country: string | null;
  readonly firstAired: string | null;
}

/**
 * Local versions of formats, one family per `format_group`. The list has a few hundred rows, so it is kept in memory
 * until its end.
 */
class FormatSink implements RowSink {
  readonly #session: ImportSession;
  readonly #identities = new RowIdentities();
  readonly #versions: Version[] = [];

  constructor(session: ImportSession) {
    this.#session = session;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const id = row.text('id');
    const group = row.text('format_group');
    const title = row.known('local_title') ?? row.known('format_title');
    if (id === null || group === null) return outcome.reject('idMissing');
    if (title === null) return outcome.reject('titleMissing');
    if (!this.#identities.isFirst(id, outcome)) return;
    const country = row.country('country');
    this.#versions.push({
      row,
      id,
      group,
      title,
      country,
      firstAired: row.date('first_aired')?.date ?? null,
    });
  }

  async finish(): Promise<void> {
    const adapted = adaptations(this.#versions);
    const families = Map.groupBy(this.#versions, ({ group }) => group);
    const formats = await this.#session.formats.ensure([...families].map(familyOf));
    for (const version of this.#versions) await this.#stage(version, adapted.has(version.id), formats);
  }

  async #stage(version: Version, isAdaptation: boolean, formats: ReadonlyMap<string, number>): Promise<void> {
    const { row, country } = version;
    const place = {
      channelId: row.text('channel_id'),
      channelName: row.known('channel'),
      country,
      platformId: null,
    };
    const channel = await placeOfLaunch(this.#session, place, row.outcome);
    if (!channel) return;
    const values = {
      source_key: programmeKey.byId(version.id),
      channel_id: channel.id,
      local_title: version.title,
      ...programmeTimes(row, { launchDate: 'first_aired' }, channel.platformId),
      ...given({
        source_name: row.text('source_table'),
        source_description: row.text('source_url'),
        licence: row.text('licence'),
        format_title: row.known('format_title'),
        format_id: formats.get(version.group),
        format_type: isAdaptation ? (3 as const) : null,
        host_cast: joinedNames([...hosts(row.known('host')), ...hosts(row.known('judges'))]),
      }),
    };
    await this.#session.programmes.stage({ values }, row.outcome, 'own');
  }
}

/** Hosts are listed without separators, with their seasons: "A B (Season 1) C D (Season 2–3)". */
function hosts(text: string | null): string[] {
  if (text === null) return [];
  return text
    .split(/\s*\([^)]*\)\s*/)
    .map((name) => name.trim())
    .filter((name) => name !== '' && name.toLowerCase() !== 'tba');
}

/** The family's name: the format's name or, if the source does not give it, the name of its earliest version. */
function familyOf([group, versions]: [string, Version[]]): FormatValues {
  const named = versions.map(({ row }) => row.known('format_title')).find((title) => title !== null);
  const earliest = versions.toSorted((a, b) =>
    (a.firstAired ?? '9999').localeCompare(b.firstAired ?? '9999'),
  )[0];
  return { source_key: group, title: named ?? earliest?.title ?? group };
}

export const formatList: TakenLayout = {
  kind: 'taken',
  id: 'formats',
  columns: ['id', 'format_group', 'format_title', 'country', 'local_title', 'channel', 'first_aired'],
  rank: RANK.formats,
  open: (session) => new FormatSink(session),
};
