import { COMPOSITION_LIMITS } from '../updates/limits.ts';
import { reportFailure } from './leave-composition.ts';
import { frozenPages, runningPages } from './stored-heartbeats.ts';
import type { Heartbeat } from './stored-heartbeats.ts';

/** Time without a heartbeat after which a page counts as frozen, in milliseconds. */
const SILENT_MS = 2_000;

/** The release that was starting, alone, in more than half of the frozen pages; null if there is none. */
function frozenRelease(frozen: readonly Heartbeat[]): string | null {
  const alone = frozen.map(({ releases: [first = '', ...others] }) => (others.length === 0 ? first : null));
  const isMost = (it: string | null) => 2 * alone.filter((other) => other === it).length > alone.length;
  return alone.find((it) => it !== null && isMost(it)) ?? null;
}

/** Counts the pages that froze, and leaves the composition in which the third one did. */
export function countFrozenPages(): void {
  const isSilent = ({ at }: Heartbeat) => at < Date.now() - SILENT_MS;
  const running = runningPages.read();
  const silent = running.filter(isSilent);
  if (silent.length === 0) return;
  const frozen = [...frozenPages.read(), ...silent];
  runningPages.write(running.filter((page) => !isSilent(page)));
  frozenPages.write(frozen);
  let isLeft = false;
  for (const { of: composition, releases } of silent) {
    const all = frozen.filter((page) => page.of === composition);
    const failure = {
      error: 'frozen',
      of: releases.at(-1) ?? 'shell',
      isLast: all.length >= COMPOSITION_LIMITS.shellFailures,
      release: frozenRelease(all),
    } as const;
    if (reportFailure(composition, failure)) isLeft = true;
  }
  if (!isLeft) return;
  // Otherwise the shell's scripts would run before the next page arrives, and might freeze this one first.
  window.stop();
  window.location.reload();
}
