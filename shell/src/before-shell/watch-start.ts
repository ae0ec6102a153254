import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { SHELL_STARTED } from '../lib/start-events.ts';
import { COMPOSITION_LIMITS } from '../updates/limits.ts';
import { reportFailure } from './leave-composition.ts';
import { pageShell } from './page-composition.ts';
import type { PageShell } from './page-composition.ts';

const KEY = LOCAL_STORAGE_KEYS.shellStarts;

/** Times of recent pages of a composition whose shell did not start, in milliseconds. */
function recentStarts(id: string): number[] {
  const { of, starts } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { of?: string; starts?: number[] };
  if (of !== id || !Array.isArray(starts)) return [];
  return starts.filter((at) => at > Date.now() - COMPOSITION_LIMITS.failuresMs);
}

function giveUp({ id, shell }: PageShell): void {
  const isLast = recentStarts(id).length >= COMPOSITION_LIMITS.shellFailures;
  if (reportFailure(id, { error: 'shell', of: shell, isLast, release: shell })) window.location.reload();
}

/**
 * Checks that the shell starts, because a shell that does not start cannot report it. A page that still shows nothing
 * after its scripts have run or were blocked is reported. After the third such page of a composition within ten minutes,
 * the browser avoids that composition and gets another one, as `createReleaseHealth` does when remotes keep failing.
 */
export function watchStart(): void {
  let hasStarted = false;
  document.addEventListener(SHELL_STARTED, () => {
    hasStarted = true;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Without storage, failures cannot be counted.
    }
  });

  const expectStart = () => {
    const page = pageShell();
    // Without a network a failure proves nothing.
    if (hasStarted || !navigator.onLine || page === null) return;
    try {
      const starts = [...recentStarts(page.id), Date.now()];
      localStorage.setItem(KEY, JSON.stringify({ of: page.id, starts }));
    } catch {
      // Without storage, failures cannot be counted.
      return;
    }
    setTimeout(() => !hasStarted && giveUp(page), COMPOSITION_LIMITS.startMs);
  };
  // The shell's scripts are deferred: by then they have run or failed to load.
  document.addEventListener('DOMContentLoaded', expectStart, { once: true });
}
