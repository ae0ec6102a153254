import { allRules } from './tools/lint/all-rules.js';
import { forEslint } from './tools/lint/rules-by-program.js';

/** The rules that Oxlint lacks; `oxlint.config.ts` has all others. See ADR 44. */
export default forEslint(allRules);
