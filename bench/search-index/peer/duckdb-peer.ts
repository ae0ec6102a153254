import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Peer } from './peer.ts';

/** Installed for a run only: 70 MB that others need not download. */
const PACKAGE = '@duckdb/node-api';
const VERSION = '1.5.6-r.1';

const run = promisify(execFile);

/** The used part of the package. */
interface DuckDb {
  readonly DuckDBInstance: { create(): Promise<{ connect(): Promise<Connection> }> };
}
interface Connection {
  run(sql: string): Promise<unknown>;
  runAndReadAll(sql: string): Promise<{ getRowObjectsJS(): unknown[] }>;
  closeSync(): void;
}

async function load(folder: string): Promise<DuckDb> {
  await writeFile(path.join(folder, 'package.json'), '{"private":true}');
  await run('npm', ['install', '--no-audit', '--no-fund', `${PACKAGE}@${VERSION}`], { cwd: folder });
  const entry = createRequire(path.join(folder, 'package.json')).resolve(PACKAGE);
  return (await import(pathToFileURL(entry).href)) as DuckDb;
}

/** A column store in this process, in memory. */
export async function openDuckDb(): Promise<Peer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-bench-duckdb-'));
  const { DuckDBInstance } = await load(folder);
  const connection = await (await DuckDBInstance.create()).connect();
  return {
    name: `DuckDB ${VERSION}`,
    listCell: (ids) => `[${ids.join()}]`,
    // It reads whole columns and skips by their bounds. It has no index that these queries could use.
    indexing: 'ANALYZE',
    run: async (sql) => void (await connection.run(sql)),
    rows: async <Row>(sql: string) => (await connection.runAndReadAll(sql)).getRowObjectsJS() as Row[],
    async copy(table, csv) {
      const file = path.join(folder, 'rows.csv');
      await pipeline(csv, createWriteStream(file));
      await connection.run(
        `COPY ${table} FROM '${file}' (FORMAT csv, HEADER false, AUTO_DETECT false, DELIMITER ',', QUOTE '"', ESCAPE '"')`,
      );
    },
    async close() {
      connection.closeSync();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
