// Runs before anything is painted, so that a page of another theme or language never flashes up. The shell does the
// same again when it starts, and from then on whenever the choice changes: see theme-choice.ts and apply-language.ts.
try {
  const root = globalThis.document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (localStorage.getItem('language') === 'ch') root.lang = 'zh-CN';
} catch {
  // Without storage there is no choice to know of.
}

// Watches that the shell starts at all: where it does not, nothing of it can say so. A page whose scripts have run, or
// were refused, and that stands for nothing is reported; after the third of a composition within ten minutes the browser
// moves away from that composition, as page-watch does from one whose remotes fail, and is given another one. Once: what
// was left before is not left again. The numbers are those of page-watch/limits.ts.
{
  const { document, location, navigator } = globalThis;
  const KEY = 'shell-starts';
  const STARTS = 3;
  const WITHIN_MS = 600_000;
  const START_MS = 4_000;
  const isId = (text) => /^[0-9a-f]{16}$/.test(text);
  let hasStarted = false;

  const readStarts = (id) => {
    const { of, starts } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return of === id && Array.isArray(starts) ? starts.filter((at) => at > Date.now() - WITHIN_MS) : [];
  };

  const report = (composition, release, errors) => {
    const records = errors.map((error) => ({ kind: 'error', remote: 'shell', release, error }));
    const batch = JSON.stringify({ schemaVersion: 1, composition, records });
    navigator.sendBeacon('/telemetry', new Blob([batch], { type: 'application/json' }));
  };

  /**
   * Adds the composition, and the shell's release, to what this browser keeps away from. False where it is there, or no
   * cookie is kept.
   */
  const avoid = (id, release) => {
    const cookie = document.cookie.split('; ').find((it) => it.startsWith('airdex-avoid='));
    const known = (cookie?.slice('airdex-avoid='.length) ?? '')
      .split(/,|%2C/i)
      .filter((it) => /^([a-z][a-z0-9-]{0,63}~)?[0-9a-f]{16}$/.test(it));
    if (known.includes(id)) return false;
    const value = [...new Set([id, `shell~${release}`, ...known])].slice(0, 20).join('%2C');
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `airdex-avoid=${value}; Path=/; Max-Age=86400; SameSite=Lax${secure}`;
    return document.cookie.includes(`airdex-avoid=${value}`);
  };

  const giveUp = (id, release) => {
    const isToBeLeft = readStarts(id).length >= STARTS && avoid(id, release);
    report(id, release, isToBeLeft ? ['shell', 'composition-left'] : ['shell']);
    if (isToBeLeft) location.reload();
  };

  document.addEventListener('airdex-started', () => {
    hasStarted = true;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Nothing was kept either.
    }
  });

  const watchStart = () => {
    try {
      // A developer's own code is none of the composition's, and without a network nothing can be said of it.
      if (hasStarted || !navigator.onLine || sessionStorage.getItem('remote-overrides') !== null) return;
      const { id, shell } = JSON.parse(document.getElementById('airdex-composition').textContent);
      if (!isId(id) || !isId(shell.release)) return;
      localStorage.setItem(KEY, JSON.stringify({ of: id, starts: [...readStarts(id), Date.now()] }));
      setTimeout(() => !hasStarted && giveUp(id, shell.release), START_MS);
    } catch {
      // Without a composition there is none to leave; without storage nothing is counted.
    }
  };
  // The shell's scripts are deferred: by now they have run, or could not be had.
  document.addEventListener('DOMContentLoaded', watchStart, { once: true });
}
