import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildShell } from '@airdex/mfe-kit/release';
import definition from '@airdex/mfe-search/mfe.config.ts';
import { pageCalls } from '@airdex/server/page-calls';
import { PAGE_CALLS_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { mfe, publishBuilds } from '../mfe.ts';
import { inRoot, ROOT } from '../root.ts';
import { runProgram } from '../running-program.ts';

/** The two shapes of the same code that are compared. */
export const SHAPES = ['composed', 'one bundle'] as const;
export type Shape = (typeof SHAPES)[number];
/** A page that does only what every application must do: the lower limit of both shapes. */
export const LIMIT_PAGE = 'limit page';

/** Selects the page that the server returns for the next page loads. */
export interface ServedShapes {
  serve(page: Shape | typeof LIMIT_PAGE): Promise<void>;
}

interface BundleOptions {
  /** Changes the HTML template of a shell's page. */
  readonly changeTemplate?: (template: string) => string;
  /** True: the bundle contains none of the libraries whose modules the shell's build replaces. */
  readonly isWithoutLibraries?: boolean;
}

async function readPointer(registry: string): Promise<CompositionPointer> {
  return JSON.parse(await readFile(join(registry, 'pointer.json'), 'utf8')) as CompositionPointer;
}

/** Builds everything as for a release, into an empty registry. */
export async function publishComposed(registry: string): Promise<CompositionPointer> {
  await rm(registry, { recursive: true, force: true });
  await runProgram(process.execPath, [inRoot('tools', 'build.mjs')], ROOT);
  await publishBuilds(registry);
  return readPointer(registry);
}

/**
 * The same shell with the screens that `entry` imports, like a release of a shell without remotes. Built in `folder`
 * and added to `registry`. Returns its pointer.
 */
export async function publishBundle(
  entry: URL,
  folder: string,
  registry: string,
  options: BundleOptions = {},
): Promise<CompositionPointer> {
  const pointer = await buildBundle(entry, folder, options);
  // Releases and compositions are named by their content, so two registries can be merged.
  for (const part of ['shell', 'compositions']) {
    await cp(join(folder, 'registry', part), join(registry, part), { recursive: true });
  }
  return pointer;
}

/**
 * Code in a separate file of the shell, which its pages load in parallel because the first screen needs it. A normal
 * bundle would contain it.
 */
const IN_ONE_SCRIPT = {
  test: /[\\/](?:client|remotes)-on-demand\.ts$/,
  parser: { dynamicImportMode: 'eager' },
};

async function buildBundle(
  url: URL,
  folder: string,
  { changeTemplate = (template) => template, isWithoutLibraries = false }: BundleOptions,
): Promise<CompositionPointer> {
  const registry = join(folder, 'registry');
  await rm(folder, { recursive: true, force: true });
  const entry = fileURLToPath(url);
  await buildShell(inRoot('shell'), join(folder, 'dist'), {
    mode: 'production',
    changeTemplate,
    change: (configuration) => ({
      ...configuration,
      entry: { main: entry },
      module: { ...configuration.module, rules: [...(configuration.module?.rules ?? []), IN_ONE_SCRIPT] },
      plugins: (configuration.plugins ?? []).filter(
        (plugin) => !isWithoutLibraries || plugin?.constructor.name !== 'ReplacedModulePlugin',
      ),
      // Not the shell's own folder: its next build would find the remains of this one.
      cache: {
        type: 'filesystem',
        cacheDirectory: inRoot('bench', 'node_modules', '.cache', 'webpack'),
        buildDependencies: { preset: [inRoot('mfe-kit', 'src', 'webpack-preset', '/')] },
      },
    }),
  });
  await mfe(['publish', '--registry', registry, '--from', join(folder, 'dist')]);
  return readPointer(registry);
}

/** Serves the composition of a pointer to new pages. */
export async function pointTo(registry: string, pointer: CompositionPointer): Promise<void> {
  const file = join(registry, 'pointer.json');
  await writeFile(`${file}.next`, JSON.stringify(pointer));
  await rename(`${file}.next`, file);
}

/**
 * Adds to the bundle's page what the server writes into a page of the composed application: the calls that it starts.
 * Only home is opened by address.
 */
function withCallsOfHome(template: string): string {
  const calls = pageCalls(definition.firstCalls?.['./home'] ?? [], { url: '/', parameters: {} });
  const element = `<script type="application/json" id="${PAGE_CALLS_ELEMENT_ID}">${JSON.stringify(calls)}</script>`;
  return template.replace('</head>', () => `  ${element}\n  </head>`);
}

async function publishLimitPage(folder: string, registry: string): Promise<CompositionPointer> {
  const document = await readFile(new URL('./limit-page/page.html', import.meta.url), 'utf8');
  const entry = new URL('./limit-page/main.ts', import.meta.url);
  return publishBundle(entry, folder, registry, {
    changeTemplate: () => withCallsOfHome(document),
    isWithoutLibraries: true,
  });
}

/**
 * Builds both shapes and the limit page and adds them to `registry`. The same server serves all of them with the same
 * headers and compression; new pages get the one that its pointer names.
 */
export async function publishShapes(registry: string, workFolder: string): Promise<ServedShapes> {
  const composed = await publishComposed(registry);
  const entry = new URL('./one-bundle/main.tsx', import.meta.url);
  const oneBundle = await publishBundle(entry, join(workFolder, 'one-bundle'), registry, {
    changeTemplate: withCallsOfHome,
  });
  const limitPage = await publishLimitPage(join(workFolder, 'limit-page'), registry);
  const current = {
    composed: composed.current,
    'one bundle': oneBundle.current,
    [LIMIT_PAGE]: limitPage.current,
  };
  return {
    serve: (page) => pointTo(registry, { ...composed, current: current[page] }),
  };
}
