import { ROOT } from '../root.mjs';
import { workspacePackages } from '../workspace.mjs';
import { checkImports } from './check-imports.mjs';

/* Checks which files of the repository import which, and ends with 1 when one may not. */
const { isWrong, report } = await checkImports(
  ROOT,
  workspacePackages().map(({ folder }) => folder),
);
process.stdout.write(`${report}\n`);
process.exitCode = isWrong ? 1 : 0;
