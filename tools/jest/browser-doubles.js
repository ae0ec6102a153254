/*
 * Doubles of browser parts that need a layout, which jsdom has none of: media queries follow
 * `window.innerWidth`, observers never fire unless a test replaces them, scrolling does nothing.
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

/** Answers width queries from `innerWidth`; any other feature (colour scheme, motion) does not match. */
function widthMatches(query) {
  const bounds = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)px\)/g)];
  if (bounds.length === 0) return false;
  return bounds.every(([, edge, px]) =>
    edge === 'min' ? window.innerWidth >= Number(px) : window.innerWidth <= Number(px),
  );
}

window.matchMedia ??= (query) => {
  const list = new EventTarget();
  const state = { matches: widthMatches(query) };
  window.addEventListener('resize', () => {
    const matches = widthMatches(query);
    if (matches === state.matches) return;
    state.matches = matches;
    const event = Object.assign(new Event('change'), { matches, media: query });
    list.dispatchEvent(event);
    list.onchange?.(event);
  });
  Object.defineProperties(list, { matches: { get: () => state.matches }, media: { value: query } });
  return Object.assign(list, {
    onchange: null,
    addListener: (listener) => list.addEventListener('change', listener),
    removeListener: (listener) => list.removeEventListener('change', listener),
  });
};
