import { parseArgs } from 'node:util';
import { today as currentDay } from '@airdex/shared-contracts/constants';
import { dayOf, DEFAULT_PROGRAMMES, DEFAULT_SEED } from '@airdex/catalogue-data/sample';
import { UsageError } from './run-command.ts';

export const PROGRAMMES_MAX = 5_000_000;

export const HELP = `Fills the catalogue with fictional programmes, marked as sample data.

  npm run catalogue:generate -- [options]

  --programmes N     how many programme launches (default ${DEFAULT_PROGRAMMES}, at most ${PROGRAMMES_MAX});
                     channels are always the same 5,500 or more
  --seed TEXT        seed of the catalogue (default "${DEFAULT_SEED}")
  --today DATE       the day to generate for, YYYY-MM-DD (default today). Launches range from 15 years before
                     to 12 months after it. The same seed and day give the same catalogue
  --replace          remove an earlier sample first. Playlists lose its programmes; channels stay, and
                     so do subscriptions
  --beside-imported  add the sample to a catalogue that holds imported programmes. Without it, nothing is
                     generated there, so that real and fictional programmes don't mix by mistake
  --help             this text

The database is the server's: DATABASE_URL, or the embedded one in DATA_DIR (default ./var), which a running server
keeps locked: stop it first. The catalogue changes as a whole; an interrupted generation leaves it unchanged.`;

export interface GenerateArguments {
  readonly programmes: number;
  readonly seed: string;
  readonly today: string;
  readonly replace: boolean;
  readonly besideImported: boolean;
}

/** Parses the command line; 'help' if requested. Throws for wrong arguments; see `isWrongUsage`. */
export function readGenerateArguments(args: readonly string[], now: Date): GenerateArguments | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      programmes: { type: 'string' },
      seed: { type: 'string' },
      today: { type: 'string' },
      replace: { type: 'boolean' },
      'beside-imported': { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return 'help';
  const { programmes = String(DEFAULT_PROGRAMMES), seed = DEFAULT_SEED, today = currentDay(now) } = values;
  const count = /^\d+$/.test(programmes) ? Number(programmes) : NaN;
  if (!(count >= 1 && count <= PROGRAMMES_MAX))
    throw new UsageError(
      `--programmes should be a whole number from 1 to ${PROGRAMMES_MAX}, not "${programmes}".`,
    );
  if (!isDay(today)) throw new UsageError(`--today should be a day as YYYY-MM-DD, not "${today}".`);
  return {
    programmes: count,
    seed,
    today,
    replace: values.replace ?? false,
    besideImported: values['beside-imported'] ?? false,
  };
}

function isDay(text: string): boolean {
  try {
    dayOf(text);
    return true;
  } catch {
    return false;
  }
}
