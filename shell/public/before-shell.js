// Starts the calls of the first screen while the shell's scripts load. The shell takes them over, see page-calls.ts. It
// starts none for overridden remotes, whose calls are unknown here, and none without a session.
{
  const { document, history, Image } = globalThis;
  const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

  /** Minimum width of a thumbnail's place, and the widths of its pictures; see pictures.ts. */
  const PLACE_PX = 200;
  const SIZES = '260px';
  const WIDTHS = [320, 640, 1280];

  const loadPicture = ({ image }) => {
    if (typeof image !== 'string' || !image.startsWith('/media/pictures/')) return;
    const picture = new Image();
    // After the scripts, because over HTTP/1.1 pictures would take their connections.
    picture.fetchPriority = 'low';
    if (!image.endsWith('.svg')) {
      picture.sizes = SIZES;
      picture.srcset = WIDTHS.map((width) => `${image}?width=${width} ${width}w`).join();
    }
    picture.src = image;
  };

  /** Loads the pictures of the first two rows. */
  const loadPictures = (programmes) => {
    if (!Array.isArray(programmes)) return;
    programmes.slice(0, 2 * Math.ceil(globalThis.innerWidth / PLACE_PX)).forEach(loadPicture);
  };

  const startCall = (token, call) => {
    const LanguageId = localStorage.getItem('language') === 'ch' ? '1' : '';
    const { url, method, body } = call;
    const headers = { ...call.headers, LanguageId, Authorization: `Bearer ${token}` };
    const controller = new AbortController();
    const response = fetch(url, { method, headers, body, signal: controller.signal });
    // The shell handles a failure when it takes the call over.
    response
      .then((it) => (call.hasPictures === true && it.ok ? it.clone().json().then(loadPictures) : undefined))
      .catch(() => undefined);
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
  startCalls();
}

// Checks that the shell starts, because a shell that does not start cannot report it. A page that still shows nothing
// after its scripts have run or were blocked is reported. After the third such page of a composition within ten minutes,
// the browser avoids that composition and gets another one, as `createReleaseHealth` does when remotes keep failing. It
// avoids a composition only once. The constants match shell/src/updates/limits.ts.
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
   * Adds the composition, and the release that failed if it is known, to the list that this browser avoids. Returns false
   * if the composition is already on the list, or if the browser stores no cookies.
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
    const mustLeave = readStarts(id).length >= STARTS && avoid(id, release);
    report(id, release, mustLeave ? ['shell', 'composition-left'] : ['shell']);
    if (mustLeave) location.reload();
  };

  document.addEventListener('airdex-started', () => {
    hasStarted = true;
    try {
      localStorage.removeItem(KEY);
    } catch {
      // Without storage, failures cannot be counted.
    }
  });

  const watchStart = () => {
    try {
      // A developer's code is not part of the composition, and without a network a failure proves nothing.
      if (hasStarted || !navigator.onLine || sessionStorage.getItem('remote-overrides') !== null) return;
      const { id, shell } = JSON.parse(document.getElementById('airdex-composition').textContent);
      if (!isId(id) || !isId(shell.release)) return;
      localStorage.setItem(KEY, JSON.stringify({ of: id, starts: [...readStarts(id), Date.now()] }));
      setTimeout(() => !hasStarted && giveUp(id, `shell~${shell.release}`), START_MS);
    } catch {
      // Without a composition there is nothing to leave; without storage nothing is counted.
    }
  };
  // The shell's scripts are deferred: by then they have run or failed to load.
  document.addEventListener('DOMContentLoaded', watchStart, { once: true });

  // A frozen page cannot report that it is frozen. So while code of a release starts, the page stores a heartbeat twice a
  // second, and removes it when the code has settled or the page is left. A heartbeat that is no longer renewed belongs to
  // a page that froze; the next page counts it. After the third one of a composition within ten minutes, the browser
  // avoids that composition, before any of its code runs in this page.
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

  /** The release that was starting, alone, in more than half of the frozen pages; null if there is none. */
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
      const mustLeave = all.length >= STARTS && avoid(of, frozenRelease(all));
      report(of, releases.at(-1) ?? 'shell', mustLeave ? ['frozen', 'composition-left'] : ['frozen']);
      isLeft ||= mustLeave;
    }
    if (!isLeft) return;
    // Otherwise the shell's scripts would run before the next page arrives, and might freeze this one first.
    globalThis.stop();
    location.reload();
  };

  let composition;
  const starting = [];
  let last = [];
  let quietSince = 0;
  let timer;

  const removeHeartbeat = () => {
    clearTimeout(timer);
    write(RUNNING, read(RUNNING).filter(isOther));
  };

  const beat = () => {
    if (starting.length === 0 && Date.now() > quietSince + SETTLE_MS) return removeHeartbeat();
    const releases = [...new Set(starting.length > 0 ? starting : last)];
    write(RUNNING, [...read(RUNNING).filter(isOther), { page, of: composition, releases, at: Date.now() }]);
    // Another page counted this one as frozen, but it was only slow.
    const frozen = read(FROZEN);
    if (frozen.some(isOwn)) write(FROZEN, frozen.filter(isOther));
    clearTimeout(timer);
    timer = setTimeout(beat, BEAT_MS);
  };

  const watchRunning = () => {
    if (!document.hidden) beat();
  };

  const noteStart = ({ detail: { release, isOver } }) => {
    last = starting.length > 0 ? [...starting] : [release];
    if (isOver) starting.splice(starting.indexOf(release), 1);
    else starting.push(release);
    if (isOver) quietSince = Date.now();
    watchRunning();
  };

  /** Runs when the page has been parsed, before the shell's scripts. */
  const startHeartbeat = () => {
    const { id, shell } = JSON.parse(document.getElementById('airdex-composition').textContent);
    if (!isId(id) || !isId(shell.release) || sessionStorage.getItem('remote-overrides') !== null) return;
    composition = id;
    document.addEventListener('airdex-start', noteStart);
    const ofShell = `shell~${shell.release}`;
    noteStart({ detail: { release: ofShell, isOver: false } });
    const end = () => noteStart({ detail: { release: ofShell, isOver: true } });
    document.addEventListener('airdex-started', end, { once: true });
    globalThis.addEventListener('pagehide', removeHeartbeat);
    document.addEventListener('visibilitychange', () =>
      document.hidden ? removeHeartbeat() : starting.length > 0 && watchRunning(),
    );
  };

  document.addEventListener(
    'readystatechange',
    () => {
      try {
        startHeartbeat();
      } catch {
        // Without a composition there is nothing to leave.
      }
    },
    { once: true },
  );
  countFrozen();
}

// The first number or date makes browsers load their data about languages, which takes long on slow processors. This
// does it after the first paint, while the shell's script arrives.
if (globalThis.PerformanceObserver !== undefined)
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void new Intl.NumberFormat();
  }).observe({ type: 'paint', buffered: true });
