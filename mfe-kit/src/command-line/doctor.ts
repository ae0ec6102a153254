import { join } from 'node:path';
import { readJsonDocument, shellManifestSchema } from '@airdex/shared-contracts/composition';
import type { Command } from 'commander';
import { CommandError } from '../command-error.ts';
import { loadDefinition } from '../remote-definition/load-definition.ts';
import { requiredContract } from '../remote-definition/oldest-contract.ts';
import type { Diagnosis, OfferedVersions } from '../doctor/diagnose.ts';
import { examples } from './examples.ts';
import { report } from './report.ts';
import { shellOption } from './shell-option.ts';

/** @throws CommandError when the product does not respond, or does not state its versions */
async function offeredBy(shell: string): Promise<OfferedVersions> {
  const { fetchText, readShell } = await import('../dev-server/read-shell.ts');
  const { composition } = await readShell(shell, shell);
  const { base, manifest, contractVersion } = composition.shell;
  const address = new URL(`${base}${manifest}`, shell).href;
  const reading = readJsonDocument(shellManifestSchema, await fetchText(address, shell, 'application/json'));
  const versions = reading.ok ? reading.value.versions : undefined;
  if (versions !== undefined) return { contractVersion, versions };
  throw new CommandError(`The shell at ${shell} does not state its versions`, {
    hint: 'It was built with a kit before 1.4.0.',
  });
}

function describe({ contract, outdated, refused, doubled }: Diagnosis): string {
  const { offered, required, isAccepted } = contract;
  const lines = [
    isAccepted
      ? `The product offers remote contract ${offered}, which suits this remote (${required})`
      : `The product offers remote contract ${offered}, but this remote needs ${required}, so it would not load`,
    ...refused.map(
      (it) =>
        `The product shares ${it.name} ${it.offered}, but the kit accepts ${it.accepted}, so the remote would not load`,
    ),
    ...outdated.map((it) => `${it.name} ${it.installed} is older than the product's ${it.offered}`),
    ...doubled.map(
      (it) =>
        `The page would load ${it.name} twice: ${it.offered} from the product and ${it.installed} from this remote`,
    ),
  ];
  return lines.join('\n');
}

export function addDoctor(program: Command): void {
  program
    .command('doctor')
    .description('Compare what is installed in this folder with a running Airdex.')
    .addOption(shellOption())
    .addHelpText('after', examples('mfe doctor --shell https://tv.example.com'))
    .action(async ({ shell }: { readonly shell: string }, command: Command) => {
      const root = process.cwd();
      const definition = await loadDefinition(root);
      const { bundledLibraries = [] } = definition;
      const product = await offeredBy(shell);
      const { installedVersions } = await import('../webpack-preset/installed-version.ts');
      const versions = installedVersions(Object.keys(product.versions), join(root, 'package.json'));
      const { diagnose } = await import('../doctor/diagnose.ts');
      const contractVersion = requiredContract(definition.contract);
      const diagnosis = diagnose({ contractVersion, versions, bundledLibraries }, product);
      if (!diagnosis.contract.isAccepted || diagnosis.refused.length > 0) {
        throw new CommandError(describe(diagnosis), {
          hint: 'Install the packages that fit this product, or update the product.',
          kind: 'refused',
        });
      }
      report(command, describe(diagnosis), diagnosis);
    });
}
