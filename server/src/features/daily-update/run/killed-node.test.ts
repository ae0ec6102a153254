import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../database/database.ts';
import type { DatabaseSchema } from '../../../database/schema.ts';
import { openDatabase } from '../../../database/open-database.ts';
import { NODE_ARGUMENTS } from '../../../../testing/node-process.ts';
import { testDatabase, type TestDatabaseKind } from '../../../../testing/test-database.ts';
import { fillTestDatabase } from '../../../../testing/fill-test-database.ts';
import { TEST_TODAY } from '../../../../testing/test-catalogue.ts';
import { activateDailyUpdate } from '../../../../testing/daily-update/activate-daily-update.ts';
import { openFlakySmtpServer, type FlakySmtpServer } from '../../../../testing/flaky-smtp-server.ts';

const NODE = new URL('../../../../testing/daily-update/send-letters.ts', import.meta.url).pathname;
/** Several processes start one after the other, on a machine that is busy with other tests. */
const LIMIT_MS = 90_000;
/** Long enough for a mail, short enough to wait for. */
const LEASE_MS = 1500;

interface RunningNode {
  /** Resolves once it has printed this. */
  says(words: string): Promise<void>;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

interface Place {
  /** The database address for nodes. */
  readonly settings: { readonly url: string } | { readonly dataDir: string };
  /** Opens it while no node does: the embedded one allows one process. */
  open(): Promise<Database>;
  remove(): Promise<void>;
}

/** A database that processes open and close. */
async function makePlace(kind: TestDatabaseKind): Promise<Place> {
  if (kind.name === 'postgres') {
    const database = await kind.open();
    const url = String(database.pool.options.connectionString);
    return { settings: { url }, open: () => openDatabase({ url }), remove: () => database.close() };
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-letters-'));
  return {
    settings: { dataDir },
    open: () => openDatabase({ dataDir }),
    remove: () => rm(dataDir, { recursive: true, force: true }),
  };
}

describe.each([testDatabase()])('a killed node on $name', (kind) => {
  let place: Place;
  let mails: FlakySmtpServer;
  let atTheEnd: () => string | null | Promise<string | null>;
  let atRecipient: () => string;
  const running = new Set<ChildProcess>();
  beforeAll(async () => {
    mails = await openFlakySmtpServer(
      () => atTheEnd(),
      () => atRecipient(),
    );
    place = await makePlace(kind);
    const database = await place.open();
    const { kysely } = database;
    await fillTestDatabase(kysely);
    await kysely
      .updateTable('programme')
      .set({ created_at: new Date() })
      .where('launch_date', 'is not', null)
      .execute();
    await kysely
      .updateTable('saved_search')
      .set({ filter: JSON.stringify(DEFAULT_SEARCH_FILTER) })
      .execute();
    await database.close();
  }, LIMIT_MS);
  afterEach(() => {
    for (const child of running) child.kill('SIGKILL');
  });
  afterAll(async () => {
    await mails.close();
    await place.remove();
  });

  const inDatabase = async <Result>(work: (database: Database) => Promise<Result>): Promise<Result> => {
    const database = await place.open();
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const begin = () => inDatabase(({ kysely }) => activateDailyUpdate(kysely, 'demo'));
  const state = () =>
    inDatabase(
      async ({ kysely }) =>
        (await kysely.selectFrom('daily_letter').select('state').executeTakeFirst())?.state ?? 'none',
    );

  /** A node that checks for letters until it is stopped or killed. */
  const startNode = async (): Promise<RunningNode> => {
    const settings = JSON.stringify({ ...place.settings, smtpUrl: mails.url, leaseMs: LEASE_MS });
    const child = spawn(process.execPath, [...NODE_ARGUMENTS, NODE, settings], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    let output = '';
    child.stdout.on('data', (bytes: Buffer) => (output += bytes.toString()));
    const node = {
      async says(words: string) {
        while (!output.includes(words)) await once(child.stdout, 'data');
      },
      async end(signal: 'SIGTERM' | 'SIGKILL') {
        const ended = once(child, 'exit');
        child.kill(signal);
        await ended;
      },
    };
    await node.says('ready');
    return node;
  };
  const killAll = async (): Promise<void> => {
    for (const child of running) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  };

  /** Leaves a letter that a node claimed and did not process further. */
  const leaveClaimed = (): Promise<void> =>
    inDatabase(async ({ kysely, kind: engine }) => {
      if (engine === 'postgres') {
        // The node blocks when it reads the saved searches, and is killed there.
        await kysely.transaction().execute(async (transaction) => {
          await sql`lock table saved_search in access exclusive mode`.execute(transaction);
          await startNode();
          await untilClaimed(transaction);
          await killAll();
        });
        return;
      }
      // The embedded database has one process, which would notice, so simulate what a killed node leaves.
      await sql`
        insert into daily_letter (user_id, day, claim, claimed_until)
        select user_id, ${TEST_TODAY}, 'killed', ${new Date(Date.now() + LEASE_MS)} from daily_update`.execute(
        kysely,
      );
    });

  test(
    "[DLY-03] between the mail server's response and its own record: never sent again",
    async () => {
      await begin();
      const before = mails.received().length;
      atRecipient = () => '250 OK';
      const killed = new Promise<void>((resolve) => {
        // The mail server has the mail; the node dies before the response arrives.
        atTheEnd = async () => {
          await killAll();
          resolve();
          return '250 Taken';
        };
      });
      await startNode();
      await killed;
      atTheEnd = () => '250 Taken';
      const next = await startNode();
      await next.says('cut off while they were being sent');
      await next.end('SIGTERM');
      expect(mails.received()).toHaveLength(before + 1);
      expect(await state()).toBe('unsure');
    },
    LIMIT_MS,
  );

  test(
    '[DLY-03] after it claimed a letter, before contacting the mail server: the next one sends it, once',
    async () => {
      await begin();
      const before = mails.received().length;
      atRecipient = () => '250 OK';
      await leaveClaimed();
      const taken = new Promise<void>((resolve) => {
        atTheEnd = () => {
          resolve();
          return '250 Taken';
        };
      });
      const next = await startNode();
      await taken;
      await next.end('SIGTERM');
      expect(mails.received()).toHaveLength(before + 1);
      expect(await state()).toBe('sent');
    },
    LIMIT_MS,
  );
});

async function untilClaimed(kysely: Kysely<DatabaseSchema>): Promise<void> {
  for (let claimed = 0; claimed === 0;) {
    const { rows } = await sql`
      select id from daily_letter where claim is not null and state = 'waiting'`.execute(kysely);
    claimed = rows.length;
  }
}
