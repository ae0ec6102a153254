import { fileURLToPath } from 'node:url';

const transformer = fileURLToPath(new URL('./swc-hoisting-transform.cjs', import.meta.url));

/** `.ts` and `.tsx` need different parsers: `<T>(value) => …` is a generic in the first and a tag in the second. */
const options = (/** @type {boolean} */ tsx) => ({
  swcrc: false,
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', tsx },
    transform: { verbatimModuleSyntax: true, react: { runtime: 'automatic', development: true } },
    keepClassNames: true,
  },
});

/**
 * The TypeScript transform for jest. The project's `extensionsToTreatAsEsm` decides whether the output is CommonJS
 * or an ES module.
 */
export const swcTransform = {
  '\\.ts$': [transformer, options(false)],
  '\\.tsx$': [transformer, options(true)],
};

/** The same for JavaScript that is an ES module. */
export const transformScript = swcTransform['\\.ts$'];

export const SCRIPT_EXTENSIONS = ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'wasm'];
