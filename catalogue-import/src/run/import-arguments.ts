import path from 'node:path';
import { parseArgs } from 'node:util';

export interface ImportArguments {
  readonly paths: readonly string[];
  readonly dataDir: string;
  readonly rejectsFolder: string;
  readonly dryRun: boolean;
  readonly replaceSample: boolean;
  readonly encoding: string | null;
  readonly help: boolean;
}

export const USAGE = `Imports programme guides (XMLTV) and tables (CSV) into the catalogue.

  airdex import [options] FILE|FOLDER …

In a checkout: npm run catalogue:import -- …

  --data-dir DIR      folder of the embedded database (default: DATA_DIR or ./var)
  --dry-run           show what would happen and store nothing
  --replace-sample    remove the generated sample with the first file that has programmes
  --rejects DIR       folder for rejects.csv (default: <data dir>/imports/<time>)
  --encoding NAME     read the files in this encoding instead of detecting it
  --help              this text

DATABASE_URL names a PostgreSQL server to import into instead of the embedded database.
docs/catalogue.md describes the files. The exit code is 1 if a file could not be imported, or
if the sample was to be removed and is still there; 2 for wrong arguments.
`;

/** The command was called with wrong arguments. The message includes the usage. */
export class WrongArgumentsError extends Error {
  override readonly name = 'WrongArgumentsError';

  constructor(problem: string) {
    super(`${problem}\n\n${USAGE}`);
  }
}

/**
 * Parses the command line. Paths are relative to the caller's working directory.
 *
 * @throws WrongArgumentsError for unknown options, for options with an empty value, and if no file is given
 */
export function importArguments(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  now: Date,
): ImportArguments {
  const { values, positionals } = parsed(args);
  for (const [name, value] of Object.entries(values))
    if (value === '') throw new WrongArgumentsError(`The value of --${name} is empty.`);
  // npm and pnpm run scripts in the package's folder and store the caller's folder here.
  const calledIn = environment['INIT_CWD'] ?? process.cwd();
  const dataDir = path.resolve(calledIn, values['data-dir'] ?? (environment['DATA_DIR'] || 'var'));
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '');
  if (positionals.length === 0 && !values.help)
    throw new WrongArgumentsError('Name a file or folder to import.');
  // It would mean the current folder.
  if (positionals.includes('')) throw new WrongArgumentsError('The name of a file or folder is empty.');
  return {
    paths: positionals.map((each) => path.resolve(calledIn, each)),
    dataDir,
    rejectsFolder: values.rejects
      ? path.resolve(calledIn, values.rejects)
      : path.join(dataDir, 'imports', time),
    dryRun: values['dry-run'],
    replaceSample: values['replace-sample'],
    encoding: values.encoding ?? null,
    help: values.help,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'data-dir': { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'replace-sample': { type: 'boolean', default: false },
        rejects: { type: 'string' },
        encoding: { type: 'string' },
        help: { type: 'boolean', default: false, short: 'h' },
      },
    });
  } catch (error) {
    throw new WrongArgumentsError(error instanceof Error ? error.message : String(error));
  }
}
