import { fileURLToPath } from 'node:url';
import { projectBase } from './project-base.js';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * The jest project of a package that runs in browsers. Tests run in jsdom, with the additions of
 * `browser-environment.js`, and as CommonJS, so that `jest.mock` works as usual. CSS modules return the requested
 * name as class name.
 *
 * @param {string} name the package's folder
 */
export function browserProject(name) {
  return {
    ...projectBase(name),
    testEnvironment: here('./browser-environment.js'),
    setupFiles: [here('./browser-doubles.js')],
    setupFilesAfterEnv: [here('./browser-matchers.js')],
    moduleNameMapper: {
      '\\.css$': 'identity-obj-proxy',
      '\\.(svg|png|jpe?g|webp|woff2)$': here('./file-stub.cjs'),
    },
  };
}
