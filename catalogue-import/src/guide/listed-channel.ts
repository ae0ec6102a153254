import { idIn } from '../staging/reference-id.ts';
import { channelKey, GUIDE_ID_PREFIX, type StoredChannel } from '../staging/channel-values.ts';
import type { ImportSession } from '../staging/import-session.ts';
import type { RowReader } from '../rows/row-reader.ts';
import { given } from '../rows/given-values.ts';

/**
 * The channel of a table that was made from guides. The table names it by the list's id, the guide's id, or
 * both. If both are given, the guide's id is stored with the channel, so that the guide itself finds it too.
 */
export async function listedChannel(session: ImportSession, row: RowReader): Promise<StoredChannel | null> {
  const id = row.text('channel_id');
  const guideId = row.text('xmltv_channel');
  const country = row.country('country');
  const countryId = idIn(session.reference.countries, country);
  const name = row.known('channel');
  const about = given({ country_id: countryId });
  if (id !== null) {
    const aliases = guideId === null || guideId === id ? [] : [`${GUIDE_ID_PREFIX}${guideId}`];
    const key = channelKey.byId(id);
    return session.channels.complete({
      source_key: key,
      name: name ?? id,
      alternative_names: aliases,
      ...about,
    });
  }
  if (guideId === null) return null;
  const known = session.channels.byKey(channelKey.byId(guideId)) ?? session.channels.byGuideId(guideId);
  if (known) return known;
  return session.channels.complete({
    source_key: channelKey.byGuideId(guideId),
    name: name ?? guideId,
    ...about,
  });
}
