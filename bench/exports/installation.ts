import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApiClient, type ApiClient } from '@airdex/shared-contracts/api';
import { inRoot } from '../root.ts';
import { runProgram } from '../running-program.ts';
import { startServer } from '../subscribers/installation.ts';

const PACKAGES = ['shell', 'mfe-search', 'mfe-card', 'mfe-account', 'mfe-collections'];

export interface ExportServer {
  readonly api: ApiClient;
  readonly url: string;
  readonly token: string;
  /** Highest resident memory of the server since it was last asked, MB; and what it was at the beginning. */
  readonly watch: () => {
    readonly stop: () => Promise<{ readonly beforeMb: number; readonly peakMb: number }>;
  };
  stop(): Promise<void>;
}

/** A production server with the sample catalogue and what is built of the application, and a subscriber signed in. */
export async function startExportServer(programmes: number): Promise<ExportServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-bench-exports-'));
  const builds = PACKAGES.map((name) => inRoot(name, 'dist'));
  const mfe = inRoot('mfe-kit', 'bin', 'mfe.mjs');
  const registry = path.join(dataDir, 'registry');
  await runProgram(process.execPath, [mfe, 'publish', '--registry', registry, '--from', ...builds], inRoot());
  process.env['RATE_LIMITS'] = '0';
  const { url, program } = await startServer({ dataDir, databaseUrl: null, programmes });
  let token: string | null = null;
  const api = createApiClient({
    baseUrl: url,
    fetch,
    token: () => token,
    language: () => 'en',
    onRefused: () => undefined,
  });
  const signedIn = await api.authenticate({
    body: { username: 'demo', password: 'Demo2026', forceLogin: true },
  });
  token = signedIn.token ?? '';
  return {
    api,
    url,
    token,
    watch: () => watchMemory(program.pid),
    async stop() {
      await program.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1000;
}

function watchMemory(pid: number): ReturnType<ExportServer['watch']> {
  const samples: Promise<number>[] = [residentMb(pid)];
  const timer = setInterval(() => samples.push(residentMb(pid)), 20);
  return {
    async stop() {
      clearInterval(timer);
      const all = await Promise.all(samples);
      return { beforeMb: all[0] ?? Number.NaN, peakMb: Math.max(...all) };
    },
  };
}
