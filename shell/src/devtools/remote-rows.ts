import { NO_RELEASE } from '../remotes/index.ts';
import type { LoadRecord, PageComposition, RemoteLoader } from '../remotes/index.ts';

/** State of one remote of the page. Times are in milliseconds, null if there is none yet. */
export interface RemoteRow {
  readonly name: string;
  readonly release: string | null;
  readonly contract: string | null;
  /** The last load and the last mount of any of its screens. */
  readonly loadMs: number | null;
  readonly mountMs: number | null;
  readonly state: 'idle' | 'loaded' | 'failed' | 'fallback' | 'override';
}

function stateOf(own: readonly LoadRecord[], release: string | null): RemoteRow['state'] {
  if (release === NO_RELEASE) return 'override';
  if (own.some(({ phase }) => phase === 'fallback')) return 'fallback';
  const last = own.findLast(({ outcome, phase }) => outcome !== 'again' && phase !== 'unmount');
  if (last === undefined) return 'idle';
  return last.outcome === 'failed' ? 'failed' : 'loaded';
}

/** One row for each remote of the composition, and for other remotes in the log. */
export function remoteRows(
  composition: PageComposition,
  records: readonly LoadRecord[],
  composed: RemoteLoader['composed'],
): RemoteRow[] {
  const named = composition.ok ? [...composition.remotes.keys()] : [];
  const names = [...new Set([...named, ...records.map(({ remote }) => remote)])].sort();
  return names.map((name) => {
    const own = records.filter(({ remote }) => remote === name);
    const lastMs = (searched: LoadRecord['phase']) =>
      own.findLast(({ phase, outcome }) => phase === searched && outcome === 'done')?.ms ?? null;
    const release = composed(name);
    return {
      name,
      release: release?.release ?? null,
      contract: release?.contractVersion ?? null,
      loadMs: lastMs('load'),
      mountMs: lastMs('mount'),
      state: stateOf(own, release?.release ?? own.at(-1)?.release ?? null),
    };
  });
}
