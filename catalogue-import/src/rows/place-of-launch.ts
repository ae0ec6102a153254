import { IMPORT_TEXTS } from '@airdex/server/import-texts';
import { idIn } from '../staging/reference-id.ts';
import { channelKey, type StoredChannel } from '../staging/channel-values.ts';
import type { ImportSession } from '../staging/import-session.ts';
import type { RowOutcome } from '../report/row-outcome.ts';
import { foldedName } from '../values/folded-name.ts';
import { given } from './given-values.ts';
import { platformCode } from './platform-codes.ts';

export interface Place {
  readonly channelId: string | null;
  readonly channelName: string | null;
  /** ISO code. */
  readonly country: string | null;
  /** 1 TV, 2 online, null if the source does not give it. */
  readonly platformId: 1 | 2 | null;
}

/**
 * The channel of a row's launch: by its id; else by its name within the country; else, if the source names only the
 * country, that country's "Channel not stated". Null, with the row rejected, if the source names neither. Adds
 * unknown channels with the values of the row.
 */
export async function placeOfLaunch(
  session: ImportSession,
  place: Place,
  outcome: RowOutcome,
): Promise<StoredChannel | null> {
  const { channels } = session;
  const { channelId, channelName, country, platformId } = place;
  const countryId = idIn(session.reference.countries, country);
  const about = given({ country_id: countryId, platform_id: platformId });
  if (channelId !== null) {
    const key = channelKey.byId(channelId);
    if (channels.byKey(key) === null) outcome.repair('channelNew');
    return channels.ensure({ source_key: key, name: channelName ?? channelId, ...about });
  }
  if (channelName !== null) {
    if (platformId === 2 && country === null)
      return channels.ensure({
        source_key: channelKey.platform(platformCode(channelName), null),
        name: channelName,
        platform_id: 2,
      });
    const found = country === null ? null : channels.byName(channelName, country);
    if (found) {
      outcome.repair('channelByName');
      return found;
    }
    const key = channelKey.byName(country, foldedName(channelName));
    if (channels.byKey(key) === null) outcome.repair('channelNew');
    return channels.ensure({ source_key: key, name: channelName, ...about });
  }
  if (country === null) {
    outcome.reject('nowhere');
    return null;
  }
  outcome.repair('channelUnstated');
  return channels.ensure({
    source_key: channelKey.unstated(country, platformId ?? 1),
    name: IMPORT_TEXTS.channelNotStated.en,
    alternative_names: [IMPORT_TEXTS.channelNotStated.zh],
    ...about,
  });
}
