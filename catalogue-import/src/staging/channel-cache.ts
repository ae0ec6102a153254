import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import { foldedName } from '../values/folded-name.ts';
import { channelKey, GUIDE_ID_PREFIX, type ChannelValues, type StoredChannel } from './channel-values.ts';
import { GuideChannelsById } from './guide-channels-by-id.ts';
import { moveGuideProgrammes, renameChannels, type GuideMove } from './move-programmes.ts';
import { readChannels, upsertChannels } from './upsert-channels.ts';

/** All channels of the catalogue, used to find the one that a row means. Ignores channels of the sample. */
export class ChannelCache {
  readonly #database: Kysely<DatabaseSchema>;
  readonly #beforeMove: () => Promise<void>;
  readonly #byKey = new Map<string, StoredChannel>();
  readonly #byName = new Map<string, Set<string>>();
  readonly #byOtherName = new Map<string, Set<string>>();
  readonly #byGuideId = new Map<string, string>();
  readonly #guideChannels = new GuideChannelsById();
  readonly #takenOver = new Map<string, string>();
  /** Channels added or changed so far. */
  changed = 0;

  private constructor(database: Kysely<DatabaseSchema>, beforeMove: () => Promise<void>) {
    this.#database = database;
    this.#beforeMove = beforeMove;
  }

  /** @param beforeMove writes the programmes of earlier rows, so that they move with their channel */
  static async load(
    database: Kysely<DatabaseSchema>,
    isSampleKey: (key: string) => boolean,
    beforeMove: () => Promise<void>,
  ): Promise<ChannelCache> {
    const cache = new ChannelCache(database, beforeMove);
    const stored = await readChannels(database, null);
    for (const channel of stored) if (!isSampleKey(channel.sourceKey)) cache.#enter(channel);
    return cache;
  }

  #enter(channel: StoredChannel): void {
    this.#byKey.set(channel.sourceKey, channel);
    this.#guideChannels.enter(channel);
    if (isListed(channel)) enterName(this.#byName, channel.name, channel.sourceKey);
    for (const name of channel.alternativeNames)
      if (name.startsWith(GUIDE_ID_PREFIX))
        this.#byGuideId.set(name.slice(GUIDE_ID_PREFIX.length), channel.sourceKey);
      else if (isListed(channel)) enterName(this.#byOtherName, name, channel.sourceKey);
  }

  byKey(key: string): StoredChannel | null {
    return this.#byKey.get(key) ?? null;
  }

  /** The channel that has taken over this one since it was found, or the channel itself. */
  current(channel: StoredChannel): StoredChannel {
    return this.byKey(this.#takenOver.get(channel.sourceKey) ?? channel.sourceKey) ?? channel;
  }

  byGuideId(id: string): StoredChannel | null {
    return this.byKey(this.#byGuideId.get(id) ?? '');
  }

  /**
   * The one listed channel with that name in the country, or, if none has it as its first name, the one with
   * that alternative name; null if there is none or more than one.
   */
  byName(name: string, countryCode: string): StoredChannel | null {
    for (const names of [this.#byName, this.#byOtherName]) {
      const keys = names.get(foldedName(name)) ?? [];
      const found = [...keys]
        .flatMap((key) => this.byKey(key) ?? [])
        .filter((it) => it.countryCode === countryCode);
      // A list of channels knows them better than a list of platforms.
      const best = found.some(isOfChannelList) ? found.filter(isOfChannelList) : found;
      if (best.length > 0) return best.length === 1 ? (best[0] ?? null) : null;
    }
    return null;
  }

  /**
   * Writes a batch and returns the keys of channels that changed or were added. Listed channels take over those that
   * guides have added under their ids.
   */
  async write(rows: readonly ChannelValues[], fills: boolean): Promise<ReadonlySet<string>> {
    const moves = rows.flatMap((row) =>
      this.#guideChannels
        .takeOver(row)
        .map((channel): GuideMove => ({ id: channel.id, from: channel.sourceKey, to: row.source_key })),
    );
    if (moves.length > 0) await this.#beforeMove();
    for (const { from, to } of moves) this.#takenOver.set(from, to);
    const renamed = await this.#rename(moves, rows);
    const changed = await upsertChannels(this.#database, rows, fills);
    for (const channel of [...changed, ...(await readChannels(this.#database, renamed))])
      this.#enter(channel);
    const moved = await moveGuideProgrammes(this.#database, moves);
    const keys = new Set([...changed.map(({ sourceKey }) => sourceKey), ...renamed, ...moved]);
    this.changed += keys.size;
    return keys;
  }

  /** Turns a guide's channel into each listed one that is missing. Keeps its id, because subscriptions refer to it. */
  async #rename(moves: readonly GuideMove[], rows: readonly ChannelValues[]): Promise<readonly string[]> {
    const first = new Map(moves.toReversed().map((move) => [move.to, move]));
    const renamed = [...first.values()].filter(({ to }) => !this.#byKey.has(to));
    const given = new Map(rows.map((row) => [row.source_key, row]));
    const renamings = renamed.map(({ id, to }) => {
      const { name, platform_id: platformId } = given.get(to) ?? {};
      // Rows without the channel's name give its id as the name; then the name from the guide is better.
      const isId = name !== undefined && channelKey.byId(name) === to;
      return { id, to, name: isId ? undefined : name, platformId };
    });
    if (renamed.length > 0) await renameChannels(this.#database, renamings);
    for (const { from } of renamed) this.#byKey.delete(from);
    return renamed.map(({ to }) => to);
  }

  /** The channel with that key, added if it is missing. A stored one does not change. */
  async ensure(values: ChannelValues): Promise<StoredChannel> {
    const known = this.byKey(values.source_key);
    if (known) return known;
    await this.write([values], true);
    const added = this.byKey(values.source_key);
    if (!added) throw new Error(`Channel ${values.source_key} was not stored`);
    return added;
  }

  /** Like `ensure`, and adds the country and the alternative names if the channel lacks them. */
  async complete(values: ChannelValues): Promise<StoredChannel> {
    const known = await this.ensure(values);
    const lacksCountry = values.country_id !== undefined && known.countryCode === null;
    const lacksName =
      values.alternative_names?.some((name) => !known.alternativeNames.includes(name)) ?? false;
    if (!lacksCountry && !lacksName) return known;
    await this.write([{ ...values, name: known.name }], true);
    return this.byKey(values.source_key) ?? known;
  }
}

/** Whether the channel is one of a list of channels, or a platform's offer in a country, and not a mention elsewhere. */
function isListed(channel: StoredChannel): boolean {
  const { sourceKey, countryCode } = channel;
  const isOffer = countryCode !== null && sourceKey.startsWith(channelKey.platform('', null));
  return isOffer || isOfChannelList(channel);
}

function isOfChannelList({ sourceKey }: StoredChannel): boolean {
  return sourceKey.startsWith(channelKey.byId(''));
}

function enterName(names: Map<string, Set<string>>, name: string, key: string): void {
  const folded = foldedName(name);
  const keys = names.get(folded);
  if (keys) keys.add(key);
  else names.set(folded, new Set([key]));
}
