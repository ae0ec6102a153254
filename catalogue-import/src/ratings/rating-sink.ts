import { placeOfLaunch } from '../rows/place-of-launch.ts';
import { given } from '../rows/given-values.ts';
import type { LayoutFile, RowSink } from '../rows/layout.ts';
import type { RowOutcome } from '../report/row-outcome.ts';
import type { RowReader } from '../rows/row-reader.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { programmeKey } from '../staging/programme-key.ts';
import type { ProgrammeValues } from '../staging/programme-values.ts';
import { foldedName } from '../values/folded-name.ts';
import { hasFigures, type EpisodeRating } from './episode-rating.ts';
import { SeasonFinder, type StoredSeason } from './season-finder.ts';
import { seasonFigures } from './season-figures.ts';

export type ReadEpisode = (row: RowReader) => EpisodeRating | null;

interface Season {
  readonly stored: StoredSeason | null;
  readonly episodes: EpisodeRating[];
}

/**
 * Aggregates the figures of episodes into those of their season. Adds a season that the catalogue lacks if the table
 * gives its channel or country; otherwise the table only adds figures to existing seasons.
 */
export class RatingSink implements RowSink {
  readonly #session: ImportSession;
  readonly #file: LayoutFile;
  readonly #read: ReadEpisode;
  readonly #policy: 'own' | 'fill';
  /** The first of each row, by its text in the file. */
  readonly #firsts = new Map<string, RowOutcome>();
  readonly #repetitions: { readonly outcome: RowOutcome; readonly first: RowOutcome }[] = [];
  readonly #seasons = new Map<string, Season>();
  #finder: SeasonFinder | null = null;

  constructor(session: ImportSession, file: LayoutFile, read: ReadEpisode, policy: 'own' | 'fill') {
    this.#session = session;
    this.#file = file;
    this.#read = read;
    this.#policy = policy;
  }

  async take(row: RowReader): Promise<void> {
    const episode = this.#read(row);
    if (!episode) return;
    const { outcome } = episode;
    this.#finder ??= await SeasonFinder.load(this.#session.database);
    const stored = this.#finder.find(episode);
    if (!stored && episode.country === null && episode.channel === null)
      return outcome.reject('noSeason', episode.series);
    if (!stored && episode.season === null) return outcome.reject('seasonMissing');
    // A repeated row would count twice in the average.
    const repeated = this.#firsts.get(outcome.raw);
    if (repeated) {
      this.#repetitions.push({ outcome, first: repeated });
      return;
    }
    this.#firsts.set(outcome.raw, outcome);
    const key =
      stored?.source_key ??
      programmeKey.season(foldedName(episode.series), episode.country, episode.season ?? 0);
    const season = this.#seasons.get(key);
    if (season) season.episodes.push(episode);
    else this.#seasons.set(key, { stored, episodes: [episode] });
  }

  async finish(): Promise<void> {
    for (const [key, season] of this.#seasons) await this.#stage(key, season);
    for (const { outcome, first } of this.#repetitions) {
      outcome.mergeInto(first);
      outcome.repair('duplicate');
    }
  }

  async #stage(key: string, { stored, episodes }: Season): Promise<void> {
    const inOrder = episodes.toSorted(byBroadcast);
    const [first, ...others] = inOrder;
    if (!first) return;
    if (!episodes.some((episode) => hasFigures(episode.figures))) {
      for (const { outcome } of episodes) outcome.reject('noFigures');
      return;
    }
    const isLaunch = stored !== null && stored.launch_date !== null && stored.launch_date === first.airDate;
    const premiere = inOrder.find(({ episode }) => episode === 1) ?? (isLaunch ? first : null);
    const figures = seasonFigures(inOrder, premiere);
    const shares = given({ share_premiere: figures.sharePremiere, share_average: figures.shareAverage });
    const run = this.#runOf(inOrder, premiere);
    const source = this.#sourceOf(first);
    // A season that is known only from ratings changes with newer editions of the file that added it. Other files only
    // fill what is empty: otherwise two files would overwrite each other in every import. A season from a table of
    // programmes gets only figures.
    const isFromRatings = programmeKey.isSeason(key);
    const isOfOtherFile = isFromRatings && stored !== null && stored.source_name !== this.#file.name;
    const about = isOfOtherFile ? run : { ...source, ...run };
    const values = stored
      ? { ...storedValues(key, stored), ...(isFromRatings ? about : {}), ...shares }
      : await this.#newSeason(key, first, { ...about, ...shares });
    const policy = isOfOtherFile ? 'fill' : this.#policy;
    if (values)
      await this.#session.programmes.stage({ values, audience: figures.audience }, first.outcome, policy);
    for (const { outcome } of others) outcome.mergeInto(first.outcome);
  }

  async #newSeason(
    key: string,
    first: EpisodeRating,
    values: Partial<ProgrammeValues>,
  ): Promise<ProgrammeValues | null> {
    const place = {
      channelId: null,
      channelName: first.channel,
      country: first.country,
      platformId: 1 as const,
    };
    const channel = await placeOfLaunch(this.#session, place, first.outcome);
    if (!channel) return null;
    return {
      source_key: key,
      channel_id: channel.id,
      local_title: first.series,
      ...values,
      platform_id: 1,
      ...given({ season_number: first.season }),
    };
  }

  #sourceOf({ source }: EpisodeRating): Partial<ProgrammeValues> {
    return given({
      source_name: this.#file.name,
      source_description: source.description,
      licence: source.licence,
    });
  }

  /** What a table of episodes shows about the run of their season. */
  #runOf(episodes: readonly EpisodeRating[], premiere: EpisodeRating | null): Partial<ProgrammeValues> {
    const lastEpisode = Math.max(0, ...episodes.map(({ episode }) => episode ?? 0));
    const dates = episodes.flatMap(({ airDate }) => airDate ?? []).sort();
    return given({
      // Without the first episode, the table does not give the launch.
      launch_date: premiere?.airDate,
      launch_date_precision: premiere?.airDate ? ('day' as const) : null,
      end_date: dates.at(-1),
      number_of_episodes: lastEpisode > 0 ? lastEpisode : null,
    });
  }
}

function storedValues(key: string, { channel_id, local_title }: StoredSeason): ProgrammeValues {
  return { source_key: key, channel_id, local_title };
}

function byBroadcast(a: EpisodeRating, b: EpisodeRating): number {
  return (
    (a.airDate ?? '9999').localeCompare(b.airDate ?? '9999') || (a.episode ?? 9999) - (b.episode ?? 9999)
  );
}
