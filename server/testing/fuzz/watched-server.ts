import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { addToken } from '@airdex/release-registry';
import { SAMPLE_PASSWORD } from '../../src/start/sample-users/index.ts';
import { prepareDataFolder } from '../prepared-data-folder.ts';
import { startServerProcess } from '../server-process.ts';

/** A server in a separate process whose event loop is measured. */
export interface WatchedServer {
  readonly address: string;
  /** Whether it is still the process that was started. */
  readonly isAlive: () => boolean;
  /** Token of a session, or one that may release every remote. */
  readonly tokens: { readonly user: string; readonly deploy: string };
  /** Longest time that its event loop was busy without a break since the last query, milliseconds of CPU. */
  longestBlock(): Promise<number>;
  /** How long its thread takes to parse a fixed text, milliseconds of CPU: the speed of the machine at the moment. */
  parsing(): Promise<number>;
  /** Blocks its event loop for a while. */
  block(): Promise<void>;
  /** Memory after a garbage collection, in bytes. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

export async function startWatchedServer(): Promise<WatchedServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-watched-'));
  await prepareDataFolder(folder);
  const server = startServerProcess({
    DATA_DIR: folder,
    RATE_LIMITS: '0',
    NODE_OPTIONS: `--import=${new URL('loop-watch.ts', import.meta.url).href}`,
  });
  const address = await server.readyAddress();
  const watch = `http://127.0.0.1:${/loop watch: (\d+)/.exec(server.output())?.[1] ?? ''}`;
  /** On a new connection: an idle one may end between two calls. */
  const ask = async (what: string): Promise<number> => {
    const [response] = (await once(get(`${watch}/${what}`, { agent: false }), 'response')) as [
      IncomingMessage,
    ];
    return Number(await text(response));
  };
  const signedIn = await fetch(`${address}/api/Account/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'colleague', password: SAMPLE_PASSWORD, forceLogin: true }),
  });
  const { token } = (await signedIn.json()) as { token: string };
  const deploy = await addToken(path.join(folder, 'registry'), { scope: '*', note: 'tests', who: 'Ada' });
  return {
    address,
    isAlive: () => server.process.exitCode === null && server.process.signalCode === null,
    tokens: { user: token, deploy: deploy.secret },
    block: async () => void (await ask('busy')),
    longestBlock: () => ask('longest'),
    parsing: () => ask('parsing'),
    memory: () => ask('memory'),
    async close() {
      server.process.kill('SIGKILL');
      if (server.process.exitCode === null && server.process.signalCode === null)
        await once(server.process, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
