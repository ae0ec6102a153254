import { idIn } from '../staging/reference-id.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { programmeKey } from '../staging/programme-key.ts';
import { foldedName } from '../values/folded-name.ts';
import { FORMAT_TYPE_WORDS } from '../rows/column-words.ts';
import { given } from '../rows/given-values.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { placeOfLaunch } from '../rows/place-of-launch.ts';
import { programmeTimes } from '../rows/programme-times.ts';
import { RowIdentities } from '../rows/row-identities.ts';
import type { RowReader } from '../rows/row-reader.ts';

/** Foreign programmes that a channel bought. All rows of one title belong to one family. */
class AcquisitionSink implements RowSink {
  readonly #session: ImportSession;
  readonly #identities = new RowIdentities();

  constructor(session: ImportSession) {
    this.#session = session;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const id = row.text('id');
    const title = row.known('title');
    if (id === null) return outcome.reject('idMissing');
    if (title === null) return outcome.reject('titleMissing');
    if (!this.#identities.isFirst(id, outcome)) return;
    const place = {
      channelId: row.text('acquiring_channel_id'),
      channelName: row.known('acquiring_channel'),
      country: row.country('acquiring_country'),
      platformId: null,
    };
    const channel = await placeOfLaunch(this.#session, place, outcome);
    if (!channel) return;
    const origin = row.country('origin_country');
    const originId = idIn(this.#session.reference.countries, origin);
    const family = `title:${foldedName(title)}`;
    const formats = await this.#session.formats.ensure([
      { source_key: family, title, ...given({ origin_country_id: originId }) },
    ]);
    const columns = {
      launchDate: 'premiere',
      endDate: 'finale',
      slotStart: 'slot_start',
      slotEnd: 'slot_end',
      weekdays: 'weekdays_raw',
      duration: 'duration_min',
    };
    const values = {
      source_key: programmeKey.byId(id),
      channel_id: channel.id,
      local_title: row.known('local_title') ?? title,
      original_title: title,
      ...programmeTimes(row, columns, channel.platformId),
      ...given({
        source_description: row.text('source_url'),
        licence: row.text('licence'),
        format_id: formats.get(family),
        format_type: row.word('format_type', FORMAT_TYPE_WORDS),
        number_of_episodes: row.whole('episodes', 1, 1_000_000),
      }),
    };
    const producedIn = originId ? [originId] : [];
    await this.#session.programmes.stage({ values, producedIn }, outcome, 'own');
  }
}

export const acquisitionList: TakenLayout = {
  kind: 'taken',
  id: 'acquisitions',
  columns: ['id', 'title', 'origin_country', 'acquiring_country', 'acquiring_channel', 'premiere'],
  rank: RANK.acquisitions,
  open: (session) => new AcquisitionSink(session),
};
