import { allRules } from './tools/lint/all-rules.js';
import { withoutTypedRules } from './tools/lint/typed-rules.js';

/** `oxlint.config.ts` has the rules that need types. See ADR 44. */
export default withoutTypedRules(allRules);
