import { inRoot } from './tools/root.mjs';
import { FIRST_SCREENS, packageBudgets } from './tools/size-budgets.mjs';
import { sizeChecks } from './tools/size-checks.mjs';

/** What is built must not weigh more than `tools/size-budgets.mjs` says. */
export default sizeChecks((name) => inRoot(name, 'dist'), packageBudgets(), FIRST_SCREENS);
