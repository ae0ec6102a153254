import * as plainText from 'eslint-parser-plain';

/** @typedef {import('eslint').Linter.Config} Config */

/** Plug-ins of which Oxlint has all rules, and their names there. */
const PLUGINS = {
  '@typescript-eslint': 'typescript',
  import: 'import',
  jest: 'jest',
  'react-hooks': 'react',
};

/** Rules for TypeScript that are part of the rule for JavaScript in Oxlint. */
const GENERAL = ['no-array-constructor', 'no-unused-expressions', 'no-unused-vars'];

/** What Oxlint's parser refuses anyway, and rules about options of a compiler that we do not use. */
const NEEDLESS = ['no-octal', 'no-dupe-args', 'react-hooks/config', 'react-hooks/gating'];

/** Rules that check a file as text. */
const TEXT_RULES = /^(regex|check-file)\//;

/**
 * The name of a rule in Oxlint, undefined if ESLint checks it.
 *
 * @param {string} name in ESLint
 * @returns {string | undefined}
 */
function nameInOxlint(name) {
  const [plugin = '', rule] = name.split(/\/(?=[^/]*$)/);
  if (rule === undefined) return name === 'no-restricted-syntax' ? undefined : name;
  const known = Object.entries(PLUGINS).find(([each]) => each === plugin)?.[1];
  if (known === undefined) return undefined;
  return known === 'typescript' && GENERAL.includes(rule) ? rule : `${known}/${rule}`;
}

/** @param {Config} config @param {'eslint' | 'oxlint'} program */
const rulesOf = ({ rules = {} }, program) =>
  Object.entries(rules).flatMap(([name, setting]) => {
    const own = nameInOxlint(name);
    if (NEEDLESS.includes(name) || (own === undefined) !== (program === 'eslint')) return [];
    return [{ name: own ?? name, setting }];
  });

/** @param {readonly { name: string, setting: unknown }[]} rules */
const byName = (rules) => Object.fromEntries(rules.map(({ name, setting }) => [name, setting]));

/**
 * The configuration of ESLint without the rules that Oxlint checks. ESLint reads files as text if no other rule is left
 * for them.
 *
 * @param {readonly Config[]} configs
 * @returns {Config[]}
 */
export function forEslint(configs) {
  const left = configs.map(({ languageOptions, ...config }) => ({
    ...config,
    ...(config.rules && { rules: byName(rulesOf(config, 'eslint')) }),
    ...(languageOptions && {
      languageOptions: {
        ...languageOptions,
        ...(languageOptions.parserOptions && {
          parserOptions: { ...languageOptions.parserOptions, projectService: false },
        }),
      },
    }),
  }));
  const parsed = left
    .filter(({ rules = {} }) => Object.keys(rules).some((name) => !TEXT_RULES.test(name)))
    .flatMap(({ files = [] }) => files.flat());
  const asText = { files: ['**/*.{ts,tsx,js,mjs,cjs}'], ignores: parsed };
  return [...left, { name: 'airdex/scripts-as-text', ...asText, languageOptions: { parser: plainText } }];
}

/**
 * The rules that Oxlint checks, as its configuration.
 *
 * @param {readonly Config[]} configs of ESLint
 * @returns {import('oxlint').OxlintConfig}
 */
export function forOxlint(configs) {
  const isOff = (/** @type {unknown} */ setting) => [setting].flat()[0] === 'off';
  const all = configs.flatMap((config) => rulesOf(config, 'oxlint'));
  // Oxlint refuses names that it does not know, even of rules that are off.
  const used = new Set(all.filter(({ setting }) => !isOff(setting)).map(({ name }) => name));
  return {
    plugins: Object.values(PLUGINS),
    // ESLint ignores installed packages by default.
    ignorePatterns: [
      '**/node_modules/',
      ...configs.filter((config) => isIgnoreList(config)).flatMap(({ ignores = [] }) => ignores),
    ],
    overrides: configs
      .filter((config) => !isIgnoreList(config))
      .map(({ files, ignores, languageOptions, ...config }) => ({
        files: files?.flat() ?? ['**/*'],
        ...(ignores && { excludeFiles: ignores }),
        ...(languageOptions?.globals && { globals: languageOptions.globals }),
        rules: byName(rulesOf(config, 'oxlint').filter(({ name }) => used.has(name))),
      }))
      .filter(({ rules, globals }) => Object.keys(rules).length > 0 || globals !== undefined),
  };
}

/** Whether an entry excludes files from all rules. */
const isIgnoreList = (/** @type {Config} */ config) =>
  config.ignores !== undefined && Object.keys(config).every((key) => ['name', 'ignores'].includes(key));
