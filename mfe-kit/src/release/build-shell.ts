import { access, cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument, SHELL_MANIFEST_FILE, shellManifestSchema } from '@airdex/shared-contracts/composition';
import type { ShellManifest } from '@airdex/shared-contracts/composition';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import { finalizeRelease } from '@airdex/release-registry/release';
import type { Configuration } from 'webpack';
import { CommandError } from '../command-error.ts';
import type { BuildMode } from '../webpack-preset/build-mode.ts';
import { installedVersions } from '../webpack-preset/installed-version.ts';
import {
  BEFORE_SHELL,
  beforeShellConfig,
  CHUNKS_FOR_REMOTES,
  shellConfig,
  DEVELOPMENT_FOLDER,
  DEVELOPMENT_START,
  developmentConfig,
  sharedVersions,
} from '../webpack-preset/shell-config.ts';
import { emptyFolder } from './empty-folder.ts';
import { withInitialFrame } from './initial-frame/with-initial-frame.ts';
import { pinnedDocument } from './pinned-document.ts';
import { runWebpack } from './run-webpack.ts';
import type { Built } from './run-webpack.ts';

const DOCUMENT = 'index.html';

/** True if `path` exists and is accessible. */
function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** The files that the page of a build loads at the start. */
function startFiles({ stats }: Built): { scripts: string[]; styles: string[] } {
  const names = (stats.entrypoints?.['main']?.assets ?? []).map((asset) => asset.name);
  return {
    scripts: names.filter((name) => name.endsWith('.js')),
    styles: names.filter((name) => name.endsWith('.css')),
  };
}

/** Packages of Airdex that remotes install as well: `mfe doctor` compares their versions. */
const PACKAGES = ['@airdex/mfe-kit', '@airdex/shared-contracts', '@airdex/shared-ui'];

/** The files that each page with a screen of a remote needs besides the first ones. */
function filesForRemotes({ stats }: Built): string[] {
  const assets = CHUNKS_FOR_REMOTES.flatMap((name) => stats.namedChunkGroups?.[name]?.assets ?? []);
  return [...new Set(assets.map(({ name }) => name))];
}

export interface ShellBuild {
  readonly mode: BuildMode;
  /** Changes the build, for example its entry, to compare variants of the shell. Such a build has no development build. */
  readonly change?: (configuration: Configuration) => Configuration;
  /** Changes the template of the page. */
  readonly changeTemplate?: (template: string) => string;
}

/**
 * Builds the shell in `root` into `outputFolder` and finalizes it as a release.
 * `src/index.html` is the template that hosting fills in, with the page's frame from `src/initial-frame`; files in
 * `public/` are copied unchanged. If the shell has a `src/before-shell/before-shell.ts`, the release contains it as
 * `before-shell.js`; if it has a `src/development.ts`, the release also contains its development build.
 */
export async function buildShell(
  root: string,
  outputFolder: string,
  { mode, change, changeTemplate = (text) => text }: ShellBuild,
): Promise<ShellManifest> {
  const template = join(root, 'src', DOCUMENT);
  if (!(await exists(template))) throw new CommandError(`There is no ${template}`);
  const hasDevelopmentBuild =
    mode === 'production' && change === undefined && (await exists(join(root, DEVELOPMENT_START)));
  const hasBeforeShell = await exists(join(root, BEFORE_SHELL));
  await emptyFolder(outputFolder, root);
  const config = shellConfig({ root, outputFolder, mode });
  // In parallel: one compiles while the other waits for its minifiers, which run in other processes.
  const [built, developmentBuild] = await Promise.all([
    runWebpack(change?.(config) ?? config),
    hasDevelopmentBuild ? runWebpack(developmentConfig({ root, outputFolder })) : undefined,
    hasBeforeShell ? runWebpack(beforeShellConfig({ root, outputFolder, mode })) : undefined,
  ]);
  if (await exists(join(root, 'public'))) await cp(join(root, 'public'), outputFolder, { recursive: true });
  const framed = await withInitialFrame(await readFile(template, 'utf8'), root);
  const document = await pinnedDocument(changeTemplate(framed), outputFolder);
  await writeFile(join(outputFolder, DOCUMENT), document);

  const content = {
    schemaVersion: 1,
    contractVersion: REMOTE_CONTRACT_VERSION,
    document: DOCUMENT,
    ...startFiles(built),
    versions: { ...installedVersions(PACKAGES, join(root, 'package.json')), ...sharedVersions() },
    preload: filesForRemotes(built),
    ...(developmentBuild !== undefined && { development: startFiles(developmentBuild) }),
  };
  const finalized = await finalizeRelease(outputFolder, content, SHELL_MANIFEST_FILE, {
    starts: [content.scripts, ...(content.development === undefined ? [] : [content.development.scripts])],
    isSeldomSent: (path) => path.startsWith(`${DEVELOPMENT_FOLDER}/`),
  });
  const reading = readDocument(shellManifestSchema, { ...content, ...finalized });
  if (!reading.ok)
    throw new Error(`The build made a manifest that is not valid: ${reading.problems.join('; ')}`);
  return reading.value;
}
