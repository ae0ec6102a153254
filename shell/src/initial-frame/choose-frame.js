// Shows the frame of the page until the shell has drawn it. The document is the same for everyone, and contains every
// frame: only the browser knows its session, its language and its width.
{
  const { document, location, innerWidth } = globalThis;
  const frame = document.getElementById('initial-frame');
  const TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;
  const NARROW = 800;

  const isAt = (pattern) => new RegExp(frame.dataset[pattern], 'i').test(location.pathname);

  /** Removes the elements with another value of an attribute. */
  const keep = (attribute, value) => {
    for (const element of frame.querySelectorAll(`[${attribute}]`))
      if (element.getAttribute(attribute) !== value) element.remove();
  };

  /** Without the right to the provider's selection there are no reports. */
  const mayHaveReports = (token) => {
    const claims = globalThis.atob(token.split('.')[1].replaceAll('-', '+').replaceAll('_', '/'));
    return claims.includes('"HasNotaSelection":true');
  };

  const kind = (isSignedIn) => {
    if (isAt('login')) return 'login';
    if (isAt('bare')) return 'bare';
    if (isSignedIn) return isAt('frameless') ? 'none' : 'standard';
    return isAt('signedIn') ? 'login' : 'bare';
  };

  const chooseFrame = () => {
    const { lang } = document.documentElement;
    const isNarrow = innerWidth <= NARROW;
    const isCollapsed = localStorage.getItem('navigation-collapsed') === 'true';
    const isPanelOpen = sessionStorage.getItem('advanced-panel-visible') === 'true';
    const token = localStorage.getItem('token') ?? '';
    const chosen = kind(TOKEN.test(token));
    keep('data-kind', chosen);
    keep('lang', lang);
    if (chosen === 'standard') keep('data-width', isNarrow ? 'narrow' : 'wide');
    keep('data-navigation', isCollapsed ? 'collapsed' : 'open');
    if (chosen === 'standard') keep('data-reports', mayHaveReports(token) ? 'possible' : '');
    keep('data-panel', isPanelOpen ? 'open' : '');
    keep('data-placeholder', isAt('cards') ? 'cards' : isAt('block') ? 'block' : 'rows');
    if (isCollapsed) frame.querySelector('.navigation-bar')?.setAttribute('data-collapsed', '');
    for (const button of frame.querySelectorAll(`[data-language="${lang}"]`))
      button.setAttribute('aria-pressed', 'true');
    for (const entry of frame.querySelectorAll('[data-to]'))
      if (entry.dataset.to === location.pathname) entry.setAttribute('aria-current', 'page');
    frame.hidden = false;
  };

  /** In the same task as the shell's first page, so that nothing is painted in between or twice. */
  const removeWhenDrawn = () => {
    const app = document.getElementById('app');
    const observer = new globalThis.MutationObserver(() => {
      if (app.querySelector('main, [role="alert"]') === null) return;
      observer.disconnect();
      frame.remove();
    });
    observer.observe(app, { childList: true, subtree: true });
  };

  try {
    chooseFrame();
    removeWhenDrawn();
  } catch {
    // Without storage the page stays empty until the shell draws it.
    frame.remove();
  }
}
