/*
 * Replacements for browser APIs that need a layout, which jsdom lacks: media queries follow
 * `window.innerWidth`, observers never fire unless a test replaces them, and scrolling does nothing.
 */

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.ResizeObserver ??= SilentObserver;
window.IntersectionObserver ??= SilentObserver;

window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};

/** Evaluates width queries with `innerWidth`; a query for any other feature (colour scheme, motion) does not match. */
function widthMatches(query) {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  if (bounds.length === 0) return false;
  return bounds.every(([, edge, px]) =>
    edge === 'min' ? window.innerWidth >= Number(px) : window.innerWidth <= Number(px),
  );
}

window.matchMedia ??= (query) => {
  const list = new EventTarget();
  const { addEventListener, removeEventListener } = list;
  const listeners = new Set();
  let matches = widthMatches(query);
  const hear = () => {
    if (widthMatches(query) === matches) return;
    matches = !matches;
    const event = Object.assign(new Event('change'), { matches, media: query });
    list.dispatchEvent(event);
  };
  // As in a browser, a list without listeners keeps no reference to the window.
  const listen = (type, listener, options) => {
    if (listeners.size === 0) {
      matches = widthMatches(query);
      window.addEventListener('resize', hear);
    }
    listeners.add(listener);
    addEventListener.call(list, type, listener, options);
  };
  const unlisten = (type, listener, options) => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('resize', hear);
    removeEventListener.call(list, type, listener, options);
  };
  Object.defineProperties(list, {
    matches: { get: () => widthMatches(query) },
    media: { value: query },
  });
  return Object.assign(list, {
    addEventListener: listen,
    removeEventListener: unlisten,
    addListener: (listener) => listen('change', listener),
    removeListener: (listener) => unlisten('change', listener),
  });
};

// No fonts load in jsdom, so they are always ready.
if (document.fonts === undefined)
  Object.defineProperty(document, 'fonts', { value: { ready: Promise.resolve() } });
