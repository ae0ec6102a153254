import tseslint from 'typescript-eslint';

/** @typedef {import('eslint').Linter.Config} Config */

const PREFIX = '@typescript-eslint/';

/** Whether a rule needs the types of a file, and not only its syntax. */
const isTyped = (/** @type {string} */ name) =>
  name.startsWith(PREFIX) &&
  Boolean(tseslint.plugin.rules?.[name.slice(PREFIX.length)]?.meta.docs?.requiresTypeChecking);

const rulesOf = (/** @type {Config} */ { rules = {} }) => Object.entries(rules);

/**
 * The configuration of ESLint without the rules that need types, which Oxlint checks. ESLint then loads no types.
 *
 * @param {readonly Config[]} configs
 * @returns {Config[]}
 */
export const withoutTypedRules = (configs) =>
  configs.map(({ languageOptions, ...config }) => ({
    ...config,
    ...(config.rules && { rules: Object.fromEntries(rulesOf(config).filter(([name]) => !isTyped(name))) }),
    ...(languageOptions && {
      languageOptions: {
        ...languageOptions,
        ...(languageOptions.parserOptions && {
          parserOptions: { ...languageOptions.parserOptions, projectService: false },
        }),
      },
    }),
  }));

/**
 * The rules that need types, as a configuration of Oxlint.
 *
 * @param {readonly Config[]} configs of ESLint
 */
export const typedRulesOnly = (configs) => ({
  // ESLint ignores installed packages unasked.
  ignorePatterns: [
    '**/node_modules/',
    ...configs.filter((config) => isIgnoreList(config)).flatMap(({ ignores = [] }) => ignores),
  ],
  overrides: configs
    .map((config) => ({
      files: config.files?.flat() ?? ['**/*'],
      rules: Object.fromEntries(
        rulesOf(config)
          .filter(([name]) => isTyped(name))
          .map(([name, setting]) => [name.replace(PREFIX, 'typescript/'), setting]),
      ),
    }))
    .filter(({ rules }) => Object.keys(rules).length > 0),
});

/** Whether an entry excludes files from all rules. */
const isIgnoreList = (/** @type {Config} */ config) =>
  config.ignores !== undefined && Object.keys(config).every((key) => ['name', 'ignores'].includes(key));
