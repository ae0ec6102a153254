import { sql, type Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import { programmeKey } from '../staging/programme-key.ts';
import { foldedName } from '../values/folded-name.ts';

export interface StoredSeason {
  readonly source_key: string;
  readonly source_name: string | null;
  readonly channel_id: number;
  readonly local_title: string;
  readonly format_title: string | null;
  readonly season_number: number | null;
  readonly launch_date: string | null;
  readonly end_date: string | null;
  readonly country: string | null;
}

export interface SeasonWanted {
  readonly series: string;
  readonly country: string | null;
  readonly season: number | null;
  readonly seasonId: string | null;
  /** Any broadcast of the season, YYYY-MM-DD. */
  readonly airDate: string | null;
}

/**
 * Finds the season that ratings belong to, among programmes on TV that are known as seasons or have a first
 * and last day.
 */
export class SeasonFinder {
  readonly #byKey = new Map<string, StoredSeason>();
  readonly #byTitle = new Map<string, StoredSeason[]>();

  static async load(database: Kysely<DatabaseSchema>): Promise<SeasonFinder> {
    const finder = new SeasonFinder();
    const { rows } = await sql<StoredSeason>`
      select programme.source_key, programme.source_name, programme.channel_id, programme.local_title,
        programme.format_title, programme.season_number, programme.launch_date, programme.end_date, country.code as country
      from programme join channel on channel.id = programme.channel_id
      left join country on country.id = channel.country_id
      where programme.platform_id = 1 and not programme.is_sample and programme.source_key not like 'guide:%'
        and (programme.season_number is not null or (programme.launch_date is not null and programme.end_date is not null))
      order by programme.id`.execute(database);
    for (const row of rows) finder.#enter(row);
    return finder;
  }

  #enter(season: StoredSeason): void {
    this.#byKey.set(season.source_key, season);
    for (const title of new Set(
      [season.local_title, season.format_title ?? season.local_title].map(foldedName),
    )) {
      const others = this.#byTitle.get(title);
      if (others) others.push(season);
      else this.#byTitle.set(title, [season]);
    }
  }

  /** The one season that matches; null if none or several do. */
  find({ series, country, season, seasonId, airDate }: SeasonWanted): StoredSeason | null {
    const own = seasonId === null ? undefined : this.#byKey.get(programmeKey.byId(seasonId));
    if (own) return own;
    const named = (this.#byTitle.get(foldedName(series)) ?? []).filter(
      (it) => country === null || it.country === null || it.country === country,
    );
    const numbered = season === null ? [] : named.filter((it) => it.season_number === season);
    if (numbered.length > 0) return numbered.length === 1 ? (numbered[0] ?? null) : null;
    // The stored last day of a season can be later than the first days of the next one.
    const running = named.filter(
      (it) =>
        (season === null || it.season_number === null) &&
        airDate !== null &&
        it.launch_date !== null &&
        it.end_date !== null &&
        it.launch_date <= airDate &&
        airDate <= it.end_date,
    );
    return running.length === 1 ? (running[0] ?? null) : null;
  }
}
