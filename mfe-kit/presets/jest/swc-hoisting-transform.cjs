const swcJest = require('@swc/jest');

/**
 * `@swc/jest`, changed so that `jest.mock` also works with an imported `jest`. swc moves `jest.mock(…)` above the
 * imports only if `jest` is the global of a CommonJS module, so this removes the import of `jest` (tests need it for
 * its types) from CommonJS output. Line numbers stay the same.
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
