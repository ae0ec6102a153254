import { fileURLToPath } from 'node:url';

const transformer = fileURLToPath(new URL('./swc-hoisting-transform.cjs', import.meta.url));

/** `.ts` and `.tsx` are parsed apart: `<T>(value) => …` is a generic in one and a tag in the other. */
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
 * The transform of TypeScript for jest. Whether the outcome is CommonJS or an ES module follows from the
 * project's `extensionsToTreatAsEsm`.
 */
export const swcTransform = {
  '\\.ts$': [transformer, options(false)],
  '\\.tsx$': [transformer, options(true)],
};
