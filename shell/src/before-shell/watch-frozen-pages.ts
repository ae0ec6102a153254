import { RELEASE_STARTS, SHELL_STARTED } from '../lib/start-events.ts';
import type { ReleaseStart } from '../lib/start-events.ts';
import { countFrozenPages } from './count-frozen-pages.ts';
import { pageShell } from './page-composition.ts';
import type { PageShell } from './page-composition.ts';
import { frozenPages, runningPages } from './stored-heartbeats.ts';

/** Interval of heartbeats, and how long they continue after the last code has started, in milliseconds. */
const BEAT_MS = 500;
const SETTLE_MS = 2_000;

/** Stores heartbeats of this page while code of releases starts. */
function createHeartbeat(composition: string) {
  const page = `${Date.now()}-${Math.random()}`;
  const isOther = (it: { readonly page: string }) => it.page !== page;
  const starting: string[] = [];
  /** What was starting before the last change, which may still run. */
  let last: readonly string[] = [];
  let quietSince = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const remove = () => {
    clearTimeout(timer);
    runningPages.write(runningPages.read().filter(isOther));
  };

  const beat = () => {
    if (starting.length === 0 && Date.now() > quietSince + SETTLE_MS) return remove();
    const releases = [...new Set(starting.length > 0 ? starting : last)];
    const own = { page, of: composition, releases, at: Date.now() };
    runningPages.write([...runningPages.read().filter(isOther), own]);
    // Another page may have counted this one as frozen, but it was only slow.
    const frozen = frozenPages.read();
    if (!frozen.every(isOther)) frozenPages.write(frozen.filter(isOther));
    clearTimeout(timer);
    timer = setTimeout(beat, BEAT_MS);
  };

  const beatIfVisible = () => {
    if (!document.hidden) beat();
  };

  return {
    remove,
    note({ release, isOver }: ReleaseStart) {
      last = starting.length > 0 ? [...starting] : [release];
      if (isOver) {
        starting.splice(starting.indexOf(release), 1);
        quietSince = Date.now();
      } else starting.push(release);
      beatIfVisible();
    },
    /** After the page was hidden, when no timer runs. */
    resume() {
      if (starting.length > 0) beatIfVisible();
    },
  };
}

function startHeartbeat({ id, shell }: PageShell): void {
  const heartbeat = createHeartbeat(id);
  document.addEventListener(RELEASE_STARTS, (event) =>
    heartbeat.note((event as CustomEvent<ReleaseStart>).detail),
  );
  heartbeat.note({ release: shell, isOver: false });
  const end = () => heartbeat.note({ release: shell, isOver: true });
  document.addEventListener(SHELL_STARTED, end, { once: true });
  window.addEventListener('pagehide', heartbeat.remove);
  document.addEventListener('visibilitychange', () =>
    document.hidden ? heartbeat.remove() : heartbeat.resume(),
  );
}

/**
 * Watches for pages that freeze, because a frozen page cannot report it. While code of a release starts, the page stores
 * a heartbeat twice a second, and removes it when the code has settled or the page is left. A heartbeat that is no longer
 * renewed belongs to a page that froze; the next page counts it. After the third one of a composition within ten minutes,
 * the browser avoids that composition, before any of its code runs in this page.
 */
export function watchFrozenPages(): void {
  const start = () => {
    const page = pageShell();
    if (page !== null) startHeartbeat(page);
  };
  // The page has then been parsed, and the shell's scripts have not run yet.
  document.addEventListener('readystatechange', start, { once: true });
  countFrozenPages();
}
