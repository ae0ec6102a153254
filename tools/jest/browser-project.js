import { fileURLToPath } from 'node:url';
import { projectBase } from './project-base.js';

const here = (/** @type {string} */ file) => fileURLToPath(new URL(file, import.meta.url));

/**
 * A package that runs in browsers: jsdom with what it lacks added by `browser-environment.js`, CommonJS, so
 * that `jest.mock` works as everyone knows it; CSS modules answer with the name asked for.
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
