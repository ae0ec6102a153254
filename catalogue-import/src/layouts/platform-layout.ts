import { idIn } from '../staging/reference-id.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { channelKey, type ChannelValues } from '../staging/channel-values.ts';
import { given } from '../rows/given-values.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { RowIdentities } from '../rows/row-identities.ts';
import type { RowReader } from '../rows/row-reader.ts';

/**
 * Online platforms: one channel for each country of a platform's offer, or one without a country for the
 * whole world.
 */
class PlatformSink implements RowSink {
  readonly #session: ImportSession;
  readonly #identities = new RowIdentities();

  constructor(session: ImportSession) {
    this.#session = session;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const code = row.text('code');
    const name = row.plain('name');
    if (code === null) return outcome.reject('idMissing');
    if (name === null) return outcome.reject('nameMissing');
    if (!this.#identities.isFirst(code, outcome)) return;
    const regions = [...new Set(row.countries('regions'))];
    const channels: ChannelValues[] = (regions.length === 0 ? [null] : regions).map((country) => ({
      source_key: channelKey.platform(code, country),
      name,
      platform_id: 2,
      ...given({ country_id: idIn(this.#session.reference.countries, country) }),
    }));
    outcome.stage();
    outcome.settle((await this.#session.channels.write(channels, false)).size > 0);
  }
}

export const platformList: TakenLayout = {
  kind: 'taken',
  id: 'online platforms',
  columns: ['code', 'name', 'regions', 'url_template'],
  rank: RANK.platforms,
  open: (session) => new PlatformSink(session),
};
