import { idIn } from '../staging/reference-id.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { channelKey, type ChannelValues } from '../staging/channel-values.ts';
import type { RowOutcome } from '../report/row-outcome.ts';
import { PLATFORM_WORDS } from '../rows/column-words.ts';
import { given } from '../rows/given-values.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { RowIdentities } from '../rows/row-identities.ts';
import type { RowReader } from '../rows/row-reader.ts';

const BATCH = 1_000;

/** Writes channels in batches and settles the outcomes of their rows. */
class ChannelSink implements RowSink {
  readonly #session: ImportSession;
  readonly #fills: boolean;
  readonly #identities = new RowIdentities();
  #batch: { readonly values: ChannelValues; readonly outcome: RowOutcome }[] = [];

  constructor(session: ImportSession, fills: boolean) {
    this.#session = session;
    this.#fills = fills;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const id = row.text('id');
    const name = row.plain('name');
    if (id === null) return outcome.reject('idMissing');
    if (name === null) return outcome.reject('nameMissing');
    if (!this.#identities.isFirst(id, outcome)) return;
    const country = row.country('country');
    const platform = row.word('platform_guess', PLATFORM_WORDS);
    const launched = row.date('launched');
    outcome.stage();
    this.#batch.push({
      outcome,
      values: {
        source_key: channelKey.byId(id),
        name,
        ...given({
          country_id: idIn(this.#session.reference.countries, country),
          alternative_names: distinct(row.list('alt_names')).filter((other) => other !== name),
          platform_id: platform,
          network: row.plain('network'),
          owners: row.list('owners').join('; ') || null,
          website: row.plain('website'),
          launched_on: launched?.date,
        }),
      },
    });
    if (this.#batch.length >= BATCH) await this.#flush();
  }

  async #flush(): Promise<void> {
    const batch = this.#batch;
    if (batch.length === 0) return;
    this.#batch = [];
    const changed = await this.#session.channels.write(
      batch.map(({ values }) => values),
      this.#fills,
    );
    for (const { values, outcome } of batch) outcome.settle(changed.has(values.source_key));
  }

  async finish(): Promise<void> {
    await this.#flush();
  }
}

/** A repeated name would be stored by the first import and removed by the next one. */
function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

/** The full list of channels: its values replace stored ones. */
export const channelList: TakenLayout = {
  kind: 'taken',
  id: 'channels',
  columns: ['id', 'name', 'country', 'categories', 'platform_guess', 'website'],
  rank: RANK.channels,
  open: (session) => new ChannelSink(session, false),
};

/**
 * An extract with fewer columns: adds channels and fills empty values, so that it never undoes the full list.
 */
export const channelExtract: TakenLayout = {
  kind: 'taken',
  id: 'channels (extract)',
  columns: ['id', 'name', 'country', 'categories', 'website'],
  without: ['platform_guess'],
  rank: RANK.channelExtracts,
  open: (session) => new ChannelSink(session, true),
};
