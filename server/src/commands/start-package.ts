import { readConfiguration } from '../configuration.ts';
import { checkStart } from '../start/check-start.ts';
import { publishPages } from '../start/publish-pages.ts';
import { describeFailure } from '../start/describe-failure.ts';

const HELP = `Publishes the pages of the package that the registry lacks, and starts the server.

  airdex start

Its settings are in the environment; docs/configuration.md describes them.`;

const [argument] = process.argv.slice(2);
if (argument !== undefined) {
  const isHelp = ['--help', '-h'].includes(argument);
  if (isHelp) console.log(HELP);
  else console.error(`Unknown argument: ${argument}\nRun with --help for more.`);
  process.exit(isHelp ? 0 : 2);
}

/** `airdex start`: publishes the pages of the package that the registry lacks, then starts the server. */
try {
  const configuration = readConfiguration(process.env);
  // A start that fails must not have changed what users get.
  await checkStart(configuration);
  for (const line of await publishPages(new URL('../../../pages/', import.meta.url), configuration))
    process.stdout.write(`${line}\n`);
} catch (error) {
  console.error(describeFailure(error) ?? error);
  process.exit(1);
}

await import('../main.ts');
