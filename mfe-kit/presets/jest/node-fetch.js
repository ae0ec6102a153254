/**
 * Node's fetch API for a jsdom window. Node rejects jsdom's AbortSignal, so each signal is forwarded to one of Node's.
 * Relative addresses are resolved against the page, as in a browser.
 *
 * @param {Window & typeof globalThis} window
 */
export function nodeFetchFor(window) {
  /** @param {RequestInit | undefined} init */
  const carryOver = (init) => {
    const foreign = init?.signal;
    if (!foreign || foreign instanceof AbortSignal) return init;
    const controller = new AbortController();
    if (foreign.aborted) controller.abort(foreign.reason);
    else foreign.addEventListener('abort', () => controller.abort(foreign.reason), { once: true });
    return { ...init, signal: controller.signal };
  };

  /** @param {RequestInfo | URL} input */
  const absolute = (input) =>
    input instanceof Request ? input : new URL(String(input), window.location.href).href;

  class PageRequest extends Request {
    /** @param {RequestInfo | URL} input @param {RequestInit} [init] */
    constructor(input, init) {
      super(absolute(input), carryOver(init));
    }
  }

  return {
    Headers,
    Response,
    Request: PageRequest,
    fetch: (/** @type {RequestInfo | URL} */ input, /** @type {RequestInit | undefined} */ init) =>
      fetch(absolute(input), carryOver(init)),
  };
}
