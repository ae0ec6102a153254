import { relative, resolve } from 'node:path';
import type { Publication } from '@airdex/release-registry';
import type { Command } from 'commander';
import { newerSource } from '../release/newer-sources.ts';
import { describeCanary } from './describe-change.ts';
import { examples } from './examples.ts';
import { parsePercent } from './parse-values.ts';
import { changeOptions, openRegistry, withChange } from './registry-options.ts';
import type { ChangingOptions } from './registry-options.ts';
import { report } from './report.ts';

interface Options extends ChangingOptions {
  readonly from: readonly string[];
  /** True: without a percentage. */
  readonly canary?: number | true;
  readonly stopCanary?: boolean;
}

function describe(publication: Publication, toCanary: boolean): string {
  const { composition, revision, changed, releases, canary } = publication;
  const lines = releases.map(
    ({ name, release, stored }) => `${name} ${release} ${stored ? 'published' : 'was published already'}`,
  );
  // Nothing changed and no canary runs, so all users get this composition.
  const whose = toCanary && (changed || canary !== null) ? "The canary's users" : 'Users';
  const outcome = changed ? `${whose} now get` : `Nothing new. ${whose} get`;
  lines.push(`${outcome} composition ${composition} (revision ${revision})`);
  return [...lines, ...(canary === null && !toCanary ? [] : [describeCanary(canary)])].join('\n');
}

/** Warns of each folder whose sources changed after its build, because the command publishes the build. */
async function warnOfNewerSources(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const newer = await newerSource(folder);
    if (newer === undefined) continue;
    const from = relative(process.cwd(), folder) || '.';
    process.stderr.write(
      `Sources are newer than ${from} (${newer}). Run \`mfe build\` and publish again to release them.\n`,
    );
  }
}

export function addPublish(program: Command): void {
  const command = program
    .command('publish')
    .description(
      'Publish a build. Users get it with their next page load. A running canary includes it and continues.',
    )
    .option('--from <folders...>', 'folders of builds; several are published in one change', ['dist'])
    .option(
      '--canary [percent]',
      'only for this share of users; without a number, for the users of the running canary',
      parsePercent,
    )
    .option('--stop-canary', 'end the running canary');
  withChange(command)
    .addHelpText(
      'after',
      examples(
        'mfe publish --registry ../var/registry',
        'MFE_TOKEN=… mfe publish --registry https://tv.example.com --canary 10 --reason "new player"',
      ),
    )
    .action(async (options: Options) => {
      const { canary, stopCanary } = options;
      const folders = options.from.map((folder) => resolve(folder));
      const publication = await openRegistry(options).publish(folders, {
        ...(await changeOptions(options)),
        ...(canary === undefined ? {} : { canary: canary === true ? 'joined' : canary }),
        ...(stopCanary === undefined ? {} : { stopCanary }),
      });
      await warnOfNewerSources(folders);
      report(command, describe(publication, canary !== undefined), publication);
    });
}
