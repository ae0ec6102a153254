import { defineConfig } from 'oxlint';
import { allRules } from './tools/lint/all-rules.js';
import { typedRulesOnly } from './tools/lint/typed-rules.js';

/** The rules that need types; `eslint.config.js` has all others. See ADR 44. */
export default defineConfig({
  plugins: ['typescript'],
  categories: { correctness: 'off' },
  // No comment switches a rule off in one place.
  options: { typeAware: true, denyWarnings: true, respectEslintDisableDirectives: false },
  ...typedRulesOnly(allRules),
});
