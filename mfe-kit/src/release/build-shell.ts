import { access, copyFile, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument, SHELL_MANIFEST_FILE, shellManifestSchema } from '@airdex/shared-contracts/composition';
import type { ShellManifest } from '@airdex/shared-contracts/composition';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import { sealRelease } from '@airdex/release-registry/release';
import type { Configuration } from 'webpack';
import { CommandError } from '../command-line/command-error.ts';
import type { BuildMode } from '../webpack-preset/build-mode.ts';
import { shellConfig } from '../webpack-preset/shell-config.ts';
import { emptyFolder } from './empty-folder.ts';
import { runWebpack } from './run-webpack.ts';

const DOCUMENT = 'index.html';

/** True when `path` can be reached. */
function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Builds the shell in `root` into `outputFolder` and seals it as a release.
 * `src/index.html` is the template that hosting fills; files in `public/` are taken as they are.
 * @param change makes another build of the same shell, with another entry say, for a comparison
 */
export async function buildShell(
  root: string,
  outputFolder: string,
  mode: BuildMode,
  change: (configuration: Configuration) => Configuration = (configuration) => configuration,
): Promise<ShellManifest> {
  const template = join(root, 'src', DOCUMENT);
  if (!(await exists(template))) throw new CommandError(`There is no ${template}`);
  await emptyFolder(outputFolder);
  const stats = await runWebpack(change(shellConfig({ root, outputFolder, mode })));
  await copyFile(template, join(outputFolder, DOCUMENT));
  if (await exists(join(root, 'public'))) await cp(join(root, 'public'), outputFolder, { recursive: true });

  const firstScreen = (stats.entrypoints?.['main']?.assets ?? []).map((asset) => asset.name);
  const content = {
    schemaVersion: 1,
    contractVersion: REMOTE_CONTRACT_VERSION,
    document: DOCUMENT,
    scripts: firstScreen.filter((name) => name.endsWith('.js')),
    styles: firstScreen.filter((name) => name.endsWith('.css')),
  };
  const seal = await sealRelease(outputFolder, content, SHELL_MANIFEST_FILE);
  const reading = readDocument(shellManifestSchema, { ...content, ...seal });
  if (!reading.ok)
    throw new Error(`The build made a manifest that is not valid: ${reading.problems.join('; ')}`);
  return reading.value;
}
