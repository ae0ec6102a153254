import { sql } from 'kysely';
import type { Database } from '@airdex/server/database';
import type { TestDatabaseKind } from '@airdex/server/testing/test-database';
import type { FileResult, ImportResult } from '../src/run/import-result.ts';
import { runImport, type ImportOptions } from '../src/run/run-import.ts';
import { writtenFiles, type WrittenFiles } from './written-files.ts';

export interface ImportTestbed {
  readonly database: Database;
  readonly files: WrittenFiles;
  /** Folder for rejected rows. */
  readonly rejects: WrittenFiles;
  /** Imports paths, or the whole folder of written files. */
  run(paths?: readonly string[], options?: Partial<ImportOptions>): Promise<ImportResult>;
  /** Writes a file and imports only that; fails if the import fails. */
  take(name: string, content: string | Buffer): Promise<Extract<FileResult, { state: 'taken' }>>;
  /** Rows of a query, for comparison. */
  rows<T>(query: string): Promise<T[]>;
  /** A programme with the names of the rows it refers to, or undefined. */
  programme(sourceKey: string): Promise<Record<string, unknown> | undefined>;
  /** Empties the catalogue and the folder, for the next test. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const PROGRAMME = sql`
  select p.*, c.name as channel, k.code as country, s.source_key as subgenre, f.title as family,
    (select coalesce(json_agg(o.code order by o.code), '[]') from programme_produced_in m
      join country o on o.id = m.country_id where m.programme_id = p.id) as produced_in
  from programme p join channel c on c.id = p.channel_id left join country k on k.id = c.country_id
  left join subgenre s on s.id = p.subgenre_id left join format f on f.id = p.format_id`;

/** A new database and a folder for files. */
export async function importTestbed(kind: TestDatabaseKind): Promise<ImportTestbed> {
  const database = await kind.open();
  const files = writtenFiles();
  const rejects = writtenFiles();
  const run: ImportTestbed['run'] = (paths = [files.folder], options = {}) =>
    runImport(database.kysely, paths, { rejectsFolder: rejects.folder, ...options });
  return {
    database,
    files,
    rejects,
    run,
    async take(name, content) {
      const [result] = (await run([await files.write(name, content)])).files;
      if (result?.state !== 'taken') throw new Error(`${name}: ${result?.reason ?? 'no result'}`);
      return result;
    },
    programme: async (sourceKey) =>
      (
        await sql<Record<string, unknown>>`${PROGRAMME} where p.source_key = ${sourceKey}`.execute(
          database.kysely,
        )
      ).rows[0],
    rows: async <T>(query: string) => (await sql.raw<T>(query).execute(database.kysely)).rows,
    async clear() {
      await sql`truncate audience_result, programme_produced_in, programme, channel, format, import_run cascade`.execute(
        database.kysely,
      );
      await sql`update catalogue_state set version = 0, holds_sample = false`.execute(database.kysely);
      files.clear();
      rejects.clear();
    },
    async close() {
      await database.close();
      files.remove();
      rejects.remove();
    },
  };
}

/** Everything that an import may write, as text, to compare two states of a database. */
export async function catalogueText({ rows }: Pick<ImportTestbed, 'rows'>): Promise<string> {
  const tables = [
    'channel',
    'format',
    'programme',
    'programme_produced_in',
    'audience_result',
    'import_run',
    'catalogue_state',
  ];
  const texts: string[] = [];
  for (const table of tables) {
    const found = await rows<{ line: string }>(
      `select row(each.*)::text as line from ${table} as each order by 1`,
    );
    texts.push(`${table}: ${found.length}`, ...found.map(({ line }) => line));
  }
  return texts.join('\n');
}
