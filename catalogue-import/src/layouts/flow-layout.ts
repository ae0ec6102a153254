import { idIn } from '../staging/reference-id.ts';
import { sql } from 'kysely';
import type { ImportSession } from '../staging/import-session.ts';
import { channelKey, type StoredChannel } from '../staging/channel-values.ts';
import { programmeKey } from '../staging/programme-key.ts';
import { daysBetween } from '../values/calendar-date.ts';
import { dateInCountry, instantOf, momentInCountry } from '../values/local-time.ts';
import { shiftedMask } from '../values/weekday-mask.ts';
import { FORMAT_TYPE_WORDS, FREQUENCY_WORDS } from '../rows/column-words.ts';
import { given } from '../rows/given-values.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import type { RowReader } from '../rows/row-reader.ts';
import { SeenRows } from '../rows/seen-rows.ts';

/** The values that a programme's own row in the catalogue contributes to its launches elsewhere. */
interface OwnRow {
  readonly source_key: string;
  readonly source_name: string | null;
  readonly licence: string | null;
  readonly translated_title_en: string | null;
}

const BATCH = 500;

/**
 * Launches of programmes on online platforms. Each target country of a platform is a separate launch, because
 * subscribers search by country; the programme's own row and all its launches share one format.
 */
class FlowSink implements RowSink {
  readonly #session: ImportSession;
  readonly #launches = new SeenRows();
  readonly #kin = new Map<string, OwnRow | undefined>();
  #rows: { readonly row: RowReader; readonly id: string; readonly title: string }[] = [];

  constructor(session: ImportSession) {
    this.#session = session;
  }

  async take(row: RowReader): Promise<void> {
    const id = row.text('programme_id');
    const title = row.known('title');
    if (id === null) return row.outcome.reject('idMissing');
    if (title === null) return row.outcome.reject('titleMissing');
    if (row.text('platform_code') === null) return row.outcome.reject('channelMissing');
    this.#rows.push({ row, id, title });
    if (this.#rows.length >= BATCH) await this.#write();
  }

  async finish(): Promise<void> {
    await this.#write();
  }

  async #write(): Promise<void> {
    const rows = this.#rows;
    if (rows.length === 0) return;
    this.#rows = [];
    const { countries } = this.#session.reference;
    const formats = await this.#session.formats.ensure(
      rows.map(({ row, id, title }) => {
        const origin = row.country('origin_country');
        return { source_key: id, title, ...given({ origin_country_id: idIn(countries, origin) }) };
      }),
    );
    const own = await this.#ownRows(rows.map(({ id }) => id));
    for (const { row, id, title } of rows)
      await this.#stage(row, id, title, formats.get(id), own.get(id) ?? (await this.#kinOf(id)));
    await this.#joinOwnRows(rows.map(({ id }) => ({ id, format: formats.get(id) })));
  }

  async #stage(row: RowReader, id: string, title: string, formatId?: number, own?: OwnRow): Promise<void> {
    const code = row.text('platform_code') ?? '';
    const targets = [...new Set(row.countries('target_countries'))];
    const instant = instantOf(row.text('launch_utc'));
    const stated = row.date('launch_date_local');
    const weekdays = row.weekdays('weekday');
    const origin = row.country('origin_country');
    const originId = idIn(this.#session.reference.countries, origin);
    const frequency = row.word('frequency', FREQUENCY_WORDS);
    for (const target of targets.length === 0 ? [null] : targets) {
      const channel = await this.#channel(code, target);
      const local = instant !== null && target !== null ? momentInCountry(instant, target) : null;
      if (!local && target !== null) row.outcome.repair('timeUnknown');
      // Clocks that differ can still agree on the day.
      const shared = !local && instant !== null && target !== null ? dateInCountry(instant, target) : null;
      const day = local?.date ?? shared;
      // The row's weekdays are those of the clock that its own date is on.
      const days = day !== null && stated?.precision === 'day' ? daysBetween(stated.date, day) : 0;
      const key = programmeKey.flow(id, code, target);
      this.#launches.mergeLater(key, row.outcome);
      const values = {
        source_key: key,
        channel_id: channel.id,
        platform_id: 2 as const,
        local_title: title,
        original_title: title,
        ...given({
          source_name: own?.source_name,
          licence: own?.licence,
          translated_title_en: own?.translated_title_en,
          translated_title_zh: row.known('title_zh_hans'),
          format_id: formatId,
          format_type: row.word('format_type', FORMAT_TYPE_WORDS),
          launch_date: day ?? stated?.date,
          launch_date_precision: day === null ? stated?.precision : ('day' as const),
          launch_time: local?.time,
          weekdays: weekdays === null ? null : shiftedMask(weekdays, days),
          frequency_id: idIn(this.#session.reference.frequencies, frequency),
        }),
      };
      const producedIn = originId ? [originId] : [];
      await this.#session.programmes.stage({ values, producedIn }, row.outcome, 'earliest');
    }
  }

  #channel(code: string, country: string | null): Promise<StoredChannel> {
    const countryId = idIn(this.#session.reference.countries, country);
    return this.#session.channels.ensure({
      source_key: channelKey.platform(code, country),
      name: code,
      platform_id: 2,
      ...given({ country_id: countryId }),
    });
  }

  async #ownRows(ids: readonly string[]): Promise<ReadonlyMap<string, OwnRow>> {
    const keys = JSON.stringify(ids.map(programmeKey.byId));
    const { rows } = await sql<OwnRow>`
      select source_key, source_name, licence, translated_title_en from programme
      where source_key in (select json_array_elements_text(${keys}::json))`.execute(this.#session.database);
    return new Map(rows.map((row) => [row.source_key.slice(programmeKey.byId('').length), row]));
  }

  /** For a programme without its own row: the values that all programmes of its source share. */
  async #kinOf(id: string): Promise<OwnRow | undefined> {
    const prefix = /^[^:]+:/.exec(id)?.[0];
    if (prefix === undefined) return undefined;
    if (!this.#kin.has(prefix)) {
      const { rows } = await sql<OwnRow>`
        select distinct '' as source_key, source_name, licence, null as translated_title_en from programme
        where starts_with(source_key, ${programmeKey.byId(prefix)}) limit 2`.execute(this.#session.database);
      this.#kin.set(prefix, rows.length === 1 ? rows[0] : undefined);
    }
    return this.#kin.get(prefix);
  }

  async #joinOwnRows(
    pairs: readonly { readonly id: string; readonly format: number | undefined }[],
  ): Promise<void> {
    const given = JSON.stringify(pairs.map(({ id, format }) => ({ key: programmeKey.byId(id), format })));
    const { rows } = await sql`
      update programme set format_id = given.format, updated_at = now()
      from (select distinct * from json_to_recordset(${given}::json) as pair (key text, format integer)) as given
      where programme.source_key = given.key and programme.format_id is distinct from given.format
      returning programme.id`.execute(this.#session.database);
    this.#session.programmes.changed += rows.length;
  }
}

export const flowList: TakenLayout = {
  kind: 'taken',
  id: 'launches on platforms',
  columns: ['programme_id', 'title', 'origin_country', 'platform_code', 'target_countries', 'launch_utc'],
  rank: RANK.flows,
  open: (session) => new FlowSink(session),
};
