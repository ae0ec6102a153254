const swcJest = require('@swc/jest');

/**
 * `@swc/jest`, and `jest.mock` works with an imported `jest` too: swc moves `jest.mock(…)` above the imports
 * only while `jest` is the global of a CommonJS module. So in CommonJS output the import of `jest` is dropped
 * (tests keep it for its types), line numbers unchanged.
 */
const GLOBALS_IMPORT = /import\s*\{([^}]*)\}\s*from\s*(['"])@jest\/globals\2/;

const withoutJest = (/** @type {string} */ source) =>
  source.replace(GLOBALS_IMPORT, (statement, names) =>
    statement.replace(names, names.replace(/\bjest\b\s*,?/, '')),
  );

module.exports = {
  createTransformer(/** @type {object} */ swcOptions) {
    const swc = swcJest.createTransformer(swcOptions);
    return {
      ...swc,
      process: (source, file, options) =>
        swc.process(options.supportsStaticESM ? source : withoutJest(source), file, options),
      getCacheKey: (source, file, options) =>
        `hoist1-${swc.getCacheKey(options.supportsStaticESM ? source : withoutJest(source), file, options)}`,
    };
  },
};
