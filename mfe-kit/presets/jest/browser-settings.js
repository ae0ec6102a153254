import { fileURLToPath } from 'node:url';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * Jest settings of code that runs in browsers. Tests run in jsdom, with the additions of `browser-environment.js`, and
 * as CommonJS, so that `jest.mock` works as usual. CSS modules return the requested name as class name.
 */
export const browserSettings = {
  testEnvironment: here('./browser-environment.js'),
  setupFiles: [here('./browser-doubles.js')],
  setupFilesAfterEnv: [here('./browser-matchers.js')],
  moduleNameMapper: {
    '\\.css$': fileURLToPath(import.meta.resolve('identity-obj-proxy')),
    '\\.(svg|png|jpe?g|webp|avif|woff2|webm|mp4)$': here('./file-stub.cjs'),
  },
};
