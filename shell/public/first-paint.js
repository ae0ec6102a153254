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

// Starts the calls of the first screen while the shell's scripts load. The shell takes them over, see page-calls.ts. What
// a developer's own code calls is unknown here, and without a session there is nothing to call.
{
  const { document, history } = globalThis;
  const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

  const startCall = (token, call) => {
    const LanguageId = localStorage.getItem('language') === 'ch' ? '1' : '';
    const { url, method, body } = call;
    const headers = { ...call.headers, LanguageId, Authorization: `Bearer ${token}` };
    const controller = new AbortController();
    const response = fetch(url, { method, headers, body, signal: controller.signal });
    // The shell handles a failure when it takes the call over.
    response.catch(() => undefined);
    return { url, method, headers, body, response, abort: (reason) => controller.abort(reason) };
  };

  const startCalls = () => {
    try {
      const calls = JSON.parse(document.getElementById('airdex-page-calls')?.textContent ?? '[]');
      const token = localStorage.getItem('token') ?? '';
      if (!TOKEN.test(token) || sessionStorage.getItem('remote-overrides') !== null) return;
      globalThis.airdexPageCalls = calls
        .filter(({ isForNewEntry }) => isForNewEntry !== true || history.state === null)
        .map((call) => startCall(token, call));
    } catch {
      // The shell makes all calls itself.
    }
  };
  document.addEventListener('readystatechange', startCalls, { once: true });
}

// Watches that the shell starts, because a shell that does not start cannot report it. A page whose scripts ran or were
// refused, and that shows nothing, is reported. After the third such page of a composition within ten minutes, the
// browser avoids that composition and gets another one, as `createReleaseHealth` does when remotes keep failing. It
// avoids a composition only once. The numbers are those of shell/src/updates/limits.ts.
{
  const { document, location, navigator } = globalThis;
  const KEY = 'shell-starts';
  const RUNNING = 'running-starts';
  const FROZEN = 'frozen-starts';
  const STARTS = 3;
  const WITHIN_MS = 600_000;
  const START_MS = 4_000;
  const BEAT_MS = 500;
  const SILENT_MS = 2_000;
  const SETTLE_MS = 2_000;
  const RELEASE = /^[a-z][a-z0-9-]{0,63}~[0-9a-f]{16}$/;
  const isId = (text) => /^[0-9a-f]{16}$/.test(text);
  let hasStarted = false;

  const readStarts = (id) => {
    const { of, starts } = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return of === id && Array.isArray(starts) ? starts.filter((at) => at > Date.now() - WITHIN_MS) : [];
  };

  const report = (composition, of, errors) => {
    const [remote, release] = of.split('~');
    const records = errors.map((error) => ({ kind: 'error', remote, release, error }));
    const batch = JSON.stringify({ schemaVersion: 1, composition, records });
    navigator.sendBeacon('/telemetry', new Blob([batch], { type: 'application/json' }));
  };

  /**
   * Adds the composition, and the release where one is known to be it, to what this browser keeps away from. False where
   * it is there, or no cookie is kept.
   */
  const avoid = (id, release) => {
    const cookie = document.cookie.split('; ').find((it) => it.startsWith('airdex-avoid='));
    const known = (cookie?.slice('airdex-avoid='.length) ?? '')
      .split(/,|%2C/i)
      .filter((it) => /^([a-z][a-z0-9-]{0,63}~)?[0-9a-f]{16}$/.test(it));
    if (known.includes(id)) return false;
    const value = [...new Set([id, ...(release === null ? [] : [release]), ...known])]
      .slice(0, 20)
      .join('%2C');
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
      setTimeout(() => !hasStarted && giveUp(id, `shell~${shell.release}`), START_MS);
    } catch {
      // Without a composition there is none to leave; without storage nothing is counted.
    }
  };
  // The shell's scripts are deferred: by now they have run, or could not be had.
  document.addEventListener('DOMContentLoaded', watchStart, { once: true });

  // A page that freezes can't say so. So while code of a release starts, its page writes down that it is alive, twice a
  // second, and takes that back when all is quiet, or when it is left. What another page finds written down and no longer
  // renewed is of a page that froze. After the third of a composition within ten minutes it is left, before any of its
  // code runs here.
  const page = `${Date.now()}-${Math.random()}`;
  const isRelease = (text) => RELEASE.test(text);
  const isEntry = ({ of, at, releases }) =>
    isId(of) && at > Date.now() - WITHIN_MS && releases.length > 0 && releases.every(isRelease);
  const read = (key) => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '[]').filter(isEntry);
    } catch {
      return [];
    }
  };
  const write = (key, entries) => {
    try {
      localStorage.setItem(key, JSON.stringify(entries));
    } catch {
      // Without storage nothing is counted.
    }
  };
  const isOwn = (entry) => entry.page === page;
  const isOther = (entry) => entry.page !== page;

  /** The release that more than half of the frozen starts were of, where only one was starting. */
  const frozenRelease = (frozen) => {
    const alone = frozen.map(({ releases }) => (releases.length === 1 ? releases[0] : null));
    const isMost = (it) => 2 * alone.filter((other) => other === it).length > alone.length;
    return alone.find((it) => it !== null && isMost(it)) ?? null;
  };

  const countFrozen = () => {
    const isSilent = ({ at }) => at < Date.now() - SILENT_MS;
    const running = read(RUNNING);
    const silent = running.filter(isSilent);
    if (silent.length === 0) return;
    const frozen = [...read(FROZEN), ...silent];
    write(
      RUNNING,
      running.filter((entry) => !isSilent(entry)),
    );
    write(FROZEN, frozen);
    let isLeft = false;
    for (const { of, releases } of silent) {
      const all = frozen.filter((entry) => entry.of === of);
      const isToBeLeft = all.length >= STARTS && avoid(of, frozenRelease(all));
      report(of, releases.at(-1) ?? 'shell', isToBeLeft ? ['frozen', 'composition-left'] : ['frozen']);
      isLeft ||= isToBeLeft;
    }
    if (!isLeft) return;
    // Or the shell's scripts would run until the next page is there, which a frozen page does not let in.
    globalThis.stop();
    location.reload();
  };

  let composition;
  const starting = [];
  let last = [];
  let quietSince = 0;
  let timer;

  const takeBack = () => {
    clearTimeout(timer);
    write(RUNNING, read(RUNNING).filter(isOther));
  };

  const beat = () => {
    if (starting.length === 0 && Date.now() > quietSince + SETTLE_MS) return takeBack();
    const releases = [...new Set(starting.length > 0 ? starting : last)];
    write(RUNNING, [...read(RUNNING).filter(isOther), { page, of: composition, releases, at: Date.now() }]);
    // Another page has taken this one for frozen, and it was only slow.
    const frozen = read(FROZEN);
    if (frozen.some(isOwn)) write(FROZEN, frozen.filter(isOther));
    clearTimeout(timer);
    timer = setTimeout(beat, BEAT_MS);
  };

  const watchRunning = () => {
    if (!document.hidden) beat();
  };

  const hearStart = ({ detail: { release, isOver } }) => {
    last = starting.length > 0 ? [...starting] : [release];
    if (isOver) starting.splice(starting.indexOf(release), 1);
    else starting.push(release);
    if (isOver) quietSince = Date.now();
    watchRunning();
  };

  /** Once the page has been read, before the shell's scripts run. */
  const beginToWatch = () => {
    const { id, shell } = JSON.parse(document.getElementById('airdex-composition').textContent);
    if (!isId(id) || !isId(shell.release) || sessionStorage.getItem('remote-overrides') !== null) return;
    composition = id;
    document.addEventListener('airdex-start', hearStart);
    const ofShell = `shell~${shell.release}`;
    hearStart({ detail: { release: ofShell, isOver: false } });
    const end = () => hearStart({ detail: { release: ofShell, isOver: true } });
    document.addEventListener('airdex-started', end, { once: true });
    globalThis.addEventListener('pagehide', takeBack);
    document.addEventListener('visibilitychange', () =>
      document.hidden ? takeBack() : starting.length > 0 && watchRunning(),
    );
  };

  document.addEventListener(
    'readystatechange',
    () => {
      try {
        beginToWatch();
      } catch {
        // Without a composition there is none to leave.
      }
    },
    { once: true },
  );
  countFrozen();
}
