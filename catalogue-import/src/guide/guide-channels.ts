import { channelKey, type StoredChannel } from '../staging/channel-values.ts';
import { withoutFeed } from '../staging/guide-channels-by-id.ts';
import type { ImportSession } from '../staging/import-session.ts';

/**
 * The channel that a guide's id refers to: one of the list by its id (without a feed suffix such as "@SD"),
 * or by an id that guides are known to use for it; otherwise a separate channel. Names alone are no evidence:
 * many channels of many countries are called "Channel One".
 */
export async function guideChannel(
  session: ImportSession,
  id: string,
  name: string | null,
): Promise<{ readonly channel: StoredChannel; readonly added: boolean }> {
  const { channels } = session;
  const listed = [id, withoutFeed(id)].map((each) => channels.byKey(channelKey.byId(each)));
  const known = listed.find((channel) => channel !== null) ?? channels.byGuideId(id);
  if (known) return { channel: known, added: false };
  const key = channelKey.byGuideId(id);
  const before = channels.byKey(key);
  if (before) return { channel: before, added: false };
  return { channel: await channels.ensure({ source_key: key, name: name ?? id }), added: true };
}
