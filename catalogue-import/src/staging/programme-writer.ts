import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '@airdex/server/database';
import type { RowOutcome } from '../report/row-outcome.ts';
import { figuresFit, type AudienceFigures } from './audience-row.ts';
import type { MergePolicy } from './merge-policy.ts';
import { programmeValuesSchema, type ProgrammeValues } from './programme-values.ts';
import { upsertAudience } from './upsert-audience.ts';
import { upsertOrigins } from './upsert-origins.ts';
import { upsertProgrammes } from './upsert-programmes.ts';

export interface StagedProgramme {
  readonly values: ProgrammeValues;
  readonly producedIn?: readonly number[];
  readonly audience?: readonly AudienceFigures[];
  /** The source has its figures second hand: those of tables of ratings stay. */
  readonly audienceYields?: boolean;
}

interface Pending extends StagedProgramme {
  readonly outcome: RowOutcome;
}

const BATCH = 500;

/** Collects programmes and writes them in batches, inside the transaction of their file. */
export class ProgrammeWriter {
  readonly #database: Kysely<DatabaseSchema>;
  readonly #targetIds: Readonly<Record<AudienceFigures['target'], number>>;
  #policy: MergePolicy = 'own';
  #batch = new Map<string, Pending>();
  /** Programmes added or changed so far. */
  changed = 0;
  /** Programmes added, changed or found unchanged so far. */
  written = 0;

  constructor(
    database: Kysely<DatabaseSchema>,
    targetIds: Readonly<Record<AudienceFigures['target'], number>>,
  ) {
    this.#database = database;
    this.#targetIds = targetIds;
  }

  /** Adds a programme to the next batch, or rejects the outcome's row if a value is out of bounds. */
  async stage(programme: StagedProgramme, outcome: RowOutcome, policy: MergePolicy): Promise<void> {
    const checked = programmeValuesSchema.safeParse(programme.values);
    const issue = checked.error?.issues[0];
    if (issue || programme.audience?.some((figures) => !figuresFit(figures))) {
      outcome.reject('invalid', issue ? `${issue.path.join('.')}: ${issue.message}` : 'an audience figure');
      return;
    }
    const key = programme.values.source_key;
    if (policy !== this.#policy || this.#batch.has(key)) await this.flush();
    this.#policy = policy;
    outcome.stage();
    this.#batch.set(key, { ...programme, outcome });
    if (this.#batch.size >= BATCH) await this.flush();
  }

  async flush(): Promise<void> {
    const pending = [...this.#batch.values()];
    if (pending.length === 0) return;
    this.#batch = new Map();
    const values = pending.map((row) => row.values);
    const programmes = await upsertProgrammes(this.#database, values, this.#policy);
    const origins = await upsertOrigins(
      this.#database,
      pending.map((row) => ({ sourceKey: row.values.source_key, countryIds: row.producedIn ?? [] })),
      this.#policy !== 'own',
    );
    let changed: ReadonlySet<string> = programmes.union(origins);
    for (const yields of [true, false]) {
      const rows = pending.filter((row) => (row.audienceYields ?? false) === yields);
      const figures = rows.map((row) => ({ sourceKey: row.values.source_key, figures: row.audience ?? [] }));
      const policy = yields ? 'yield' : this.#policy;
      changed = changed.union(await upsertAudience(this.#database, figures, this.#targetIds, policy));
    }
    this.changed += changed.size;
    this.written += pending.length;
    for (const { outcome, values: written } of pending) outcome.settle(changed.has(written.source_key));
  }
}
