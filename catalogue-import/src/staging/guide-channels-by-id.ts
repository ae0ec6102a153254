import { channelKey, GUIDE_ID_PREFIX, type ChannelValues, type StoredChannel } from './channel-values.ts';

/**
 * Channels that only guides have named so far. When a list names one of them, it takes it over. Otherwise the next
 * import of the guide would find the listed channel and add all programmes to it again.
 */
export class GuideChannelsById {
  readonly #byId = new Map<string, StoredChannel>();
  readonly #feeds = new Map<string, string[]>();

  enter(channel: StoredChannel): void {
    const prefix = channelKey.byGuideId('');
    if (!channel.sourceKey.startsWith(prefix)) return;
    const id = channel.sourceKey.slice(prefix.length);
    this.#byId.set(id, channel);
    const bare = withoutFeed(id);
    if (bare !== id) this.#feeds.set(bare, [...(this.#feeds.get(bare) ?? []), id]);
  }

  /**
   * Removes and returns the channels that are the listed one: those with its id, with the ids that guides use for it,
   * and with its id and a feed, in this order.
   */
  takeOver({ source_key, alternative_names = [] }: ChannelValues): readonly StoredChannel[] {
    const prefix = channelKey.byId('');
    if (!source_key.startsWith(prefix)) return [];
    const id = source_key.slice(prefix.length);
    const guideIds = alternative_names
      .filter((name) => name.startsWith(GUIDE_ID_PREFIX))
      .map((name) => name.slice(GUIDE_ID_PREFIX.length));
    return [id, ...guideIds, ...(this.#feeds.get(id) ?? [])].flatMap((each) => {
      const found = this.#byId.get(each);
      this.#byId.delete(each);
      return found ?? [];
    });
  }
}

/** The id without the feed that guides add to it, such as "@SD". */
export function withoutFeed(id: string): string {
  return id.replace(/@[^@]*$/, '');
}
