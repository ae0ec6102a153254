// Runs in the page that a server sends while it has no shell. A browser remembers the last shell that worked, and
// usually still has its files, because they never change. The script starts that shell, which runs the remotes that
// it knows. If there is none, or it does not start, the page says so and retries.
{
  const { document, localStorage, location, trustedTypes } = globalThis;
  const { key, compositionId, retryMs, assetsOrigin } = document.currentScript.dataset;
  const html = document.documentElement;
  const isAllowed = (url) => [location.origin, assetsOrigin].includes(new URL(url, location.href).origin);

  /**
   * The composition that last worked here; undefined if none is known whose shell the page's policy allows.
   */
  const knownComposition = () => {
    const known = JSON.parse(localStorage.getItem(key) ?? '{}');
    const base = known.shell?.base;
    return typeof base === 'string' && isAllowed(base) ? known : undefined;
  };

  const start = (composition) => {
    const { base, styles, scripts } = composition.shell;
    const policy = trustedTypes?.createPolicy('last-shell', {
      createScript: (json) => JSON.stringify(JSON.parse(json)),
      createScriptURL: (url) => (isAllowed(url) ? url : null),
    });
    const json = JSON.stringify(composition);
    const elements = [
      // The elements that a server would put into the page.
      Object.assign(document.createElement('script'), {
        type: 'application/json',
        id: compositionId,
        textContent: policy?.createScript(json) ?? json,
      }),
      ...styles.map(({ path, integrity }) =>
        Object.assign(document.createElement('link'), {
          rel: 'stylesheet',
          href: base + path,
          crossOrigin: 'anonymous',
          integrity,
        }),
      ),
      // In document order.
      ...scripts.map(({ path, integrity }) =>
        Object.assign(document.createElement('script'), {
          async: false,
          crossOrigin: 'anonymous',
          integrity,
          src: policy?.createScriptURL(base + path) ?? base + path,
        }),
      ),
    ];
    // Explains in the console why the page runs this shell.
    elements[0].dataset.remembered = '';
    html.dataset.starting = '';
    for (const element of elements) element.addEventListener('error', () => delete html.dataset.starting);
    document.head.append(...elements);
  };

  let hasStarted = false;
  document.addEventListener('airdex-started', () => {
    hasStarted = true;
    document.querySelector('main.maintenance').remove();
  });
  setTimeout(() => hasStarted || location.reload(), Number(retryMs));
  try {
    const composition = knownComposition();
    if (composition !== undefined) start(composition);
  } catch {
    // Unreadable storage counts as empty.
    delete html.dataset.starting;
  }
}
