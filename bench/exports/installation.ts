import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createApiClient, type ApiClient } from '@airdex/shared-contracts/api';
import { publishBuilds } from '../mfe.ts';
import { residentMb } from '../resident-memory.ts';
import { startServer } from '../subscribers/installation.ts';

export interface ExportServer {
  readonly api: ApiClient;
  readonly url: string;
  readonly token: string;
  /** Highest resident memory of the server since the last call, MB, and its memory at the start. */
  readonly watch: () => {
    readonly stop: () => Promise<{ readonly beforeMb: number; readonly peakMb: number }>;
  };
  stop(): Promise<void>;
}

/** A production server with the sample catalogue and the built application, and a signed-in subscriber. */
export async function startExportServer(programmes: number): Promise<ExportServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'airdex-bench-exports-'));
  await publishBuilds(path.join(dataDir, 'registry'));
  const installation = { dataDir, databaseUrl: null, programmes };
  const { url, program } = await startServer(installation, { RATE_LIMITS: '0' });
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

function watchMemory(pid: number): ReturnType<ExportServer['watch']> {
  const take = async () => (await residentMb(pid)) ?? Number.NaN;
  const samples = [take()];
  const timer = setInterval(() => samples.push(take()), 20);
  return {
    async stop() {
      clearInterval(timer);
      const all = await Promise.all(samples);
      return { beforeMb: all[0] ?? Number.NaN, peakMb: Math.max(...all) };
    },
  };
}
