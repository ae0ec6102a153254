import { cruise } from 'dependency-cruiser';
import { RULES_OF_ALL_FILES, RULES_OF_SOURCES, TESTS } from './dependency-rules.js';

const NO_SOURCES = '(?:^|/)(?:node_modules|dist|templates?|fixtures|test-results|var)/';

/** @type {import('dependency-cruiser').ICruiseOptions} */
const OPTIONS = {
  outputType: 'err',
  validate: true,
  doNotFollow: { path: 'node_modules' },
  // Includes types: an imported type couples folders as much as a function does.
  tsPreCompilationDeps: true,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'node', 'default'],
    // Packages that contain only types have a declaration and no code.
    extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.json', '.css'],
  },
};

/**
 * Checks which files import which.
 *
 * @param {string} root folder of the repository
 * @param {readonly string[]} folders of packages, below it
 * @returns {Promise<{ isWrong: boolean, report: string }>}
 */
export async function checkImports(root, folders) {
  const passes = [
    { forbidden: RULES_OF_ALL_FILES, exclude: NO_SOURCES },
    { forbidden: RULES_OF_SOURCES, exclude: `${NO_SOURCES}|${TESTS}` },
  ];
  const results = [];
  for (const { forbidden, exclude } of passes)
    results.push(
      await cruise([...folders], {
        ...OPTIONS,
        baseDir: root,
        ruleSet: { forbidden },
        exclude: { path: exclude },
      }),
    );
  return {
    isWrong: results.some(({ exitCode }) => exitCode !== 0),
    report: results.map(({ output }) => String(output).trim()).join('\n'),
  };
}
