import { readConfiguration } from '../configuration.ts';
import { publishPages } from '../start/publish-pages.ts';
import { describeFailure } from '../start/describe-failure.ts';

/** `airdex start`: publishes the pages of the package that the registry lacks, then starts the server. */
try {
  const configuration = readConfiguration(process.env);
  for (const line of await publishPages(new URL('../../../pages/', import.meta.url), configuration))
    process.stdout.write(`${line}\n`);
} catch (error) {
  console.error(describeFailure(error) ?? error);
  process.exit(1);
}

await import('../main.ts');
