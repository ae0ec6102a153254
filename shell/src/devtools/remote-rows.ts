import type { RemoteOverride } from '@airdex/shared-contracts/overrides';
import type { LoadRecord, PageComposition, RemoteLoader } from '../remotes/index.ts';

/** State of one remote of the page. Times are in milliseconds, null if there is none yet. */
export interface RemoteRow {
  readonly name: string;
  /** For an override, the address that its code comes from. */
  readonly release: string | null;
  readonly contract: string | null;
  /** The last load and the last mount of any of its screens. */
  readonly loadMs: number | null;
  readonly mountMs: number | null;
  readonly state: 'idle' | 'loaded' | 'failed' | 'fallback' | 'override';
}

function stateOf(own: readonly LoadRecord[], isOverridden: boolean): RemoteRow['state'] {
  if (own.some(({ phase }) => phase === 'fallback')) return 'fallback';
  const last = own.findLast(({ outcome, phase }) => outcome !== 'again' && phase !== 'unmount');
  if (last?.outcome === 'failed') return 'failed';
  if (isOverridden) return 'override';
  return last === undefined ? 'idle' : 'loaded';
}

/** One row for each remote of the composition, and for other remotes in the log or with an override. */
export function remoteRows(
  composition: PageComposition,
  records: readonly LoadRecord[],
  composed: RemoteLoader['composed'],
  overrides: readonly RemoteOverride[],
): RemoteRow[] {
  const named = composition.ok ? [...composition.remotes.keys()] : [];
  const others = [...records, ...overrides].map(({ remote }) => remote);
  const names = [...new Set([...named, ...others])].sort();
  return names.map((name) => {
    const own = records.filter(({ remote }) => remote === name);
    const lastMs = (searched: LoadRecord['phase']) =>
      own.findLast(({ phase, outcome }) => phase === searched && outcome === 'done')?.ms ?? null;
    const release = composed(name);
    const origin = overrides.find(({ remote }) => remote === name)?.origin;
    return {
      name,
      release: origin ?? release?.release ?? null,
      contract: release?.contractVersion ?? null,
      loadMs: lastMs('load'),
      mountMs: lastMs('mount'),
      state: stateOf(own, origin !== undefined),
    };
  });
}
