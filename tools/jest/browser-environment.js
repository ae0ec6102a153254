import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { nodeFetchFor } from './node-fetch.js';

/** jsdom plus what every browser has and jsdom lacks, taken from Node. */
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
      // Node's encoders and streams answer with Node's own arrays; one class for both keeps `instanceof` true.
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
    if (!window.crypto.subtle) {
      Object.defineProperty(window.crypto, 'subtle', { value: crypto.subtle });
    }
  }
}
