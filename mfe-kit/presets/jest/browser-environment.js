import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { nodeFetchFor } from './node-fetch.js';

/** jsdom, with the browser APIs that it lacks taken from Node, and a list of adopted style sheets, which have no effect. */
export default class BrowserEnvironment extends JsdomEnvironment {
  /** @param {ConstructorParameters<typeof JsdomEnvironment>} args */
  constructor(...args) {
    super(...args);
    const window = this.global;

    Object.assign(window, nodeFetchFor(window));
    for (const name of [
      'TextEncoder',
      'TextDecoder',
      'ReadableStream',
      'WritableStream',
      'TransformStream',
      'structuredClone',
      'BroadcastChannel',
      // Node's encoders and streams return Node's own arrays. Sharing one class keeps `instanceof` true.
      'Uint8Array',
      'ArrayBuffer',
    ]) {
      window[name] = globalThis[name];
    }
    for (const name of [
      'mark',
      'measure',
      'clearMarks',
      'clearMeasures',
      'getEntriesByName',
      'getEntriesByType',
    ]) {
      window.performance[name] ??= performance[name].bind(performance);
    }
    window.document.adoptedStyleSheets ??= [];
    window.CSSStyleSheet.prototype.replaceSync ??= () => {};
    if (!window.crypto.subtle) {
      Object.defineProperty(window.crypto, 'subtle', { value: crypto.subtle });
    }
  }
}
