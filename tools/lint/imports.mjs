import { ROOT } from '../root.mjs';
import { workspacePackages } from '../workspace.mjs';
import { checkImports } from './check-imports.mjs';

/* Checks the imports between the files of the repository. Exits with code 1 if one is not allowed. */
const { isWrong, report } = await checkImports(
  ROOT,
  workspacePackages().map(({ folder }) => folder),
);
process.stdout.write(`${report}\n`);
process.exitCode = isWrong ? 1 : 0;
