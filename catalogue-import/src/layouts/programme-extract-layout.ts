import { idIn } from '../staging/reference-id.ts';
import { sql } from 'kysely';
import type { ImportSession } from '../staging/import-session.ts';
import { channelKey, type StoredChannel } from '../staging/channel-values.ts';
import { moveProgramme } from '../staging/move-programmes.ts';
import { programmeKey } from '../staging/programme-key.ts';
import { foldedName } from '../values/folded-name.ts';
import { joinedNames } from '../values/people.ts';
import { given } from '../rows/given-values.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { placeOfLaunch } from '../rows/place-of-launch.ts';
import { people } from './programme-layout.ts';
import { programmeTimes } from '../rows/programme-times.ts';
import type { RowOutcome } from '../report/row-outcome.ts';
import type { RowReader } from '../rows/row-reader.ts';
import { rowSubgenre } from '../rows/row-subgenre.ts';
import { SeenRows } from '../rows/seen-rows.ts';

interface KnownProgramme {
  readonly source_key: string;
  readonly local_title: string;
  /** With the programme's own platform, if that is known. */
  readonly channel: Pick<StoredChannel, 'id' | 'platformId'>;
}

/**
 * Programmes without ids. A row refers to the stored programme with the same title and launch date on the
 * same channel (or in the same country, if it names no channel), if there is exactly one; otherwise to a new
 * programme.
 */
class ProgrammeExtractSink implements RowSink {
  readonly #session: ImportSession;
  readonly #rows = new SeenRows();

  constructor(session: ImportSession) {
    this.#session = session;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const title = row.known('title');
    if (title === null) return outcome.reject('titleMissing');
    const country = row.country('country');
    const channelName = row.known('channel');
    const columns = {
      launchDate: 'launch_date',
      launchTime: 'launch_time',
      slotStart: 'slot_start',
      weekdays: 'weekdays',
      duration: 'duration',
    };
    const { timeslot, ...times } = programmeTimes(row, columns, 1);
    const launchDate = times.launch_date ?? null;
    const known = await this.#find(title, launchDate, channelName, country);
    const place = { channelId: null, channelName, country, platformId: null };
    const channel = known?.channel ?? (await placeOfLaunch(this.#session, place, outcome));
    if (!channel) return;
    const channelId = channel.id;
    const key = known?.source_key ?? programmeKey.byTitle(foldedName(title), channelId, launchDate);
    if (!known && channelName !== null) {
      const before = this.#session.channels.byKey(channelKey.byName(country, foldedName(channelName)));
      const keyBefore = before && programmeKey.byTitle(foldedName(title), before.id, launchDate);
      if (keyBefore !== null && keyBefore !== key) await this.#move(keyBefore, { key, channelId }, outcome);
    }
    this.#rows.mergeLater(key, outcome);
    const subgenre = rowSubgenre(row.list('genre'), outcome);
    const values = {
      source_key: key,
      channel_id: channelId,
      local_title: known?.local_title ?? title,
      ...times,
      ...given({
        // The rows do not tell TV from platforms, which have no slots of the day.
        timeslot: channel.platformId === 1 ? timeslot : null,
        translated_title_en: row.known('title_en'),
        translated_title_zh: row.known('title_zh_hans'),
        subgenre_id: idIn(this.#session.reference.subgenres, subgenre),
        host_cast: joinedNames(people(row, 'cast')),
      }),
    };
    await this.#session.programmes.stage({ values }, outcome, 'fill');
  }

  /** Moves a programme from the channel that it had before a list contained its channel. */
  async #move(
    keyBefore: string,
    to: { readonly key: string; readonly channelId: number },
    outcome: RowOutcome,
  ): Promise<void> {
    if (!(await moveProgramme(this.#session.database, keyBefore, to))) return;
    this.#session.programmes.changed += 1;
    outcome.stage();
    outcome.settle(true);
  }

  async #find(title: string, date: string | null, channel: string | null, country: string | null) {
    if (date === null || (channel === null && country === null)) return null;
    const { channels } = this.#session;
    // The row may use an alternative name, or another case.
    const named =
      channel === null || country === null
        ? null
        : (channels.byName(channel, country) ??
          channels.byKey(channelKey.byName(country, foldedName(channel))));
    const { rows } = await sql<KnownProgramme>`
      select programme.source_key, programme.local_title, json_build_object(
        'id', channel.id, 'platformId', coalesce(programme.platform_id, channel.platform_id)) as channel
      from programme join channel on channel.id = programme.channel_id
      left join country on country.id = channel.country_id
      where programme.launch_date = ${date} and programme.local_title = ${title} and not programme.is_sample
        and programme.source_key not like 'title:%'
        and (${channel}::text is null or channel.name = ${channel} or channel.id = ${named?.id ?? null}::integer)
        and (${country}::text is null or country.code = ${country})
        and (${channel}::text is not null or channel.source_key like 'unstated:%')
      limit 2`.execute(this.#session.database);
    return rows.length === 1 ? (rows[0] ?? null) : null;
  }
}

export const programmeExtract: TakenLayout = {
  kind: 'taken',
  id: 'programmes (extract)',
  columns: ['title', 'country', 'channel', 'launch_date'],
  without: ['id', 'audience_unit'],
  rank: RANK.programmeExtracts,
  open: (session) => new ProgrammeExtractSink(session),
};
