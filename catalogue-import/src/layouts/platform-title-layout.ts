import { idIn } from '../staging/reference-id.ts';
import { channelKey } from '../staging/channel-values.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { programmeKey } from '../staging/programme-key.ts';
import { joinedNames } from '../values/people.ts';
import { given } from '../rows/given-values.ts';
import { RANK, type LayoutFile, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { englishText, people } from './programme-layout.ts';
import { RowIdentities } from '../rows/row-identities.ts';
import type { RowReader } from '../rows/row-reader.ts';
import { rowSubgenre } from '../rows/row-subgenre.ts';

/** Platforms that publish titles in this layout, by file name: the rows do not name the platform. */
const PLATFORMS = [
  { file: /netflix/i, code: 'netflix', name: 'Netflix', prefix: 'nf' },
  { file: /amazon|prime/i, code: 'prime', name: 'Prime Video', prefix: 'ap' },
  { file: /disney/i, code: 'disneyplus', name: 'Disney+', prefix: 'dp' },
  { file: /hulu/i, code: 'hulu', name: 'Hulu', prefix: 'hu' },
] as const;

/**
 * Titles of one platform, series and films mixed. Fills and adds; the full layout of the same titles has
 * priority.
 */
class PlatformTitleSink implements RowSink {
  readonly #session: ImportSession;
  readonly #file: LayoutFile;
  readonly #identities = new RowIdentities();

  constructor(session: ImportSession, file: LayoutFile) {
    this.#session = session;
    this.#file = file;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const id = row.text('show_id');
    const title = row.known('title');
    const platform = PLATFORMS.find(({ file }) => file.test(this.#file.name));
    if (id === null) return outcome.reject('idMissing');
    if (title === null) return outcome.reject('titleMissing');
    if (!platform)
      return outcome.reject('channelMissing', 'the name of the file does not contain a platform');
    if (!this.#identities.isFirst(id, outcome)) return;
    if (row.text('type')?.toLowerCase() === 'movie') return outcome.reject('film');
    const { countries, subgenres } = this.#session.reference;
    const channel = await this.#session.channels.ensure({
      source_key: channelKey.platform(platform.code, null),
      name: platform.name,
      platform_id: 2,
    });
    const added = row.date('date_added');
    const subgenre = rowSubgenre(row.list('listed_in', ','), outcome);
    const values = {
      source_key: programmeKey.byId(`${platform.prefix}:${id}`),
      channel_id: channel.id,
      platform_id: 2 as const,
      local_title: title,
      ...given({
        source_name: this.#file.name,
        launch_date: added?.date,
        launch_date_precision: added?.precision,
        description_en: englishText(row.text('description')),
        subgenre_id: idIn(subgenres, subgenre),
        host_cast: joinedNames(people(row, 'cast', ',')),
        director: joinedNames(people(row, 'director', ',')),
      }),
    };
    const producedIn = row.countries('country', ',').flatMap((code) => countries.get(code) ?? []);
    await this.#session.programmes.stage({ values, producedIn }, outcome, 'fill');
  }
}

export const platformTitleList: TakenLayout = {
  kind: 'taken',
  id: 'platform titles',
  columns: ['show_id', 'type', 'title', 'date_added', 'listed_in'],
  rank: RANK.programmeExtracts,
  open: (session, file) => new PlatformTitleSink(session, file),
};
