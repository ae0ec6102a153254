import { defineConfig } from 'oxlint';
import { allRules } from './tools/lint/all-rules.js';
import { forOxlint } from './tools/lint/rules-by-program.js';

/** The compiler's checks and most rules; `eslint.config.js` has those that Oxlint lacks. See ADR 44. */
export default defineConfig({
  categories: { correctness: 'off' },
  // No comment switches a rule off in one place.
  options: { typeAware: true, typeCheck: true, denyWarnings: true, respectEslintDisableDirectives: false },
  ...forOxlint(allRules),
});
