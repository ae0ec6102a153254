import { sql } from 'kysely';
import type { RowOutcome } from '../report/row-outcome.ts';
import type { ImportSession } from '../staging/import-session.ts';
import { programmeKey } from '../staging/programme-key.ts';
import { RANK, type RowSink, type TakenLayout } from '../rows/layout.ts';
import { englishText } from './programme-layout.ts';
import { RowIdentities } from '../rows/row-identities.ts';
import type { RowReader } from '../rows/row-reader.ts';

interface Pending {
  readonly key: string;
  readonly text: string;
  readonly outcome: RowOutcome;
}

const BATCH = 1_000;

/** Descriptions of stored programmes, in a separate file of the source. */
class DescriptionSink implements RowSink {
  readonly #session: ImportSession;
  readonly #identities = new RowIdentities();
  #batch: Pending[] = [];

  constructor(session: ImportSession) {
    this.#session = session;
  }

  async take(row: RowReader): Promise<void> {
    const { outcome } = row;
    const id = row.text('id');
    const text = englishText(row.text('description'));
    if (id === null) return outcome.reject('idMissing');
    if (text === null) return outcome.reject('descriptionMissing');
    if (!this.#identities.isFirst(id, outcome)) return;
    outcome.stage();
    this.#batch.push({ key: programmeKey.byId(id), text, outcome });
    if (this.#batch.length >= BATCH) await this.finish();
  }

  async finish(): Promise<void> {
    const batch = this.#batch;
    if (batch.length === 0) return;
    this.#batch = [];
    const rows = JSON.stringify(batch.map(({ key, text }) => ({ key, text })));
    const known = await sql<{ key: string; differs: boolean }>`
      with given as (select * from json_to_recordset(${rows}::json) as given (key text, text text)),
      written as (
        update programme set description_en = given.text, updated_at = now()
        from given
        where programme.source_key = given.key and programme.description_en is distinct from given.text
        returning programme.source_key
      )
      select given.key, written.source_key is not null as differs
      from given join programme on programme.source_key = given.key
      left join written on written.source_key = given.key`.execute(this.#session.database);
    const differs = new Map(known.rows.map((row) => [row.key, row.differs]));
    for (const { key, outcome } of batch) {
      const changed = differs.get(key);
      if (changed === undefined) outcome.reject('noProgramme');
      else outcome.settle(changed);
      if (changed) this.#session.programmes.changed += 1;
    }
  }
}

export const descriptionList: TakenLayout = {
  kind: 'taken',
  id: 'programme descriptions',
  columns: ['id', 'description'],
  without: ['name', 'title', 'code'],
  rank: RANK.descriptions,
  open: (session) => new DescriptionSink(session),
};
