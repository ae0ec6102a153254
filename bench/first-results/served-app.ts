import { availableParallelism } from 'node:os';
import { startProductionServer } from '../production-server.ts';

/** Enough for several pages of every quick search; the search time counts equally for both shapes. */
const SAMPLE_PROGRAMMES = '4000';
const READY_WITHIN_MS = 300_000;

export interface ServedApp {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the production server on `dataFolder`, with this many sample programmes, and waits until it is ready. */
export async function startApp(dataFolder: string, programmes = SAMPLE_PROGRAMMES): Promise<ServedApp> {
  const { url, program } = await startProductionServer(
    {
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      SAMPLE_PROGRAMMES: programmes,
      SEARCH_WORKERS: String(Math.min(2, availableParallelism())),
    },
    READY_WITHIN_MS,
  );
  return { url, stop: () => program.stop() };
}
