import { inRoot } from './tools/root.mjs';
import { FIRST_SCREENS, packageBudgets } from './tools/size-budgets.mjs';
import { sizeChecks } from './tools/size-checks.mjs';

const all = packageBudgets();
const names = process.env.SIZE_LIMIT_PACKAGES?.split(' ') ?? Object.keys(all);
const budgets = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));

/** What is built must not weigh more than `tools/size-budgets.mjs` says. */
export default sizeChecks((name) => inRoot(name, 'dist'), budgets, FIRST_SCREENS);
