import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildShell } from '@airdex/mfe-kit/release';
import definition from '@airdex/mfe-search/mfe.config.ts';
import { pageCalls } from '@airdex/server/page-calls';
import { PAGE_CALLS_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { inRoot, ROOT } from '../root.ts';
import { runProgram } from '../running-program.ts';

/** The two shapes of the same code that are compared. */
export const SHAPES = ['composed', 'one bundle'] as const;
export type Shape = (typeof SHAPES)[number];
/** A page that does only what no application can do without: the limit of both shapes. */
export const LIMIT_PAGE = 'limit page';

/** Says which page the server gives to the next page load. */
export interface ServedShapes {
  serve(page: Shape | typeof LIMIT_PAGE): Promise<void>;
}

interface BundleOptions {
  /** Changes the HTML template of a shell's page. */
  readonly changeTemplate?: (template: string) => string;
  /** The bundle has none of the libraries of which the shell's build replaces modules. */
  readonly isWithoutLibraries?: boolean;
}

async function readPointer(registry: string): Promise<CompositionPointer> {
  return JSON.parse(await readFile(join(registry, 'pointer.json'), 'utf8')) as CompositionPointer;
}

/** Builds everything as it is released, into an empty registry. */
export async function publishComposed(registry: string): Promise<CompositionPointer> {
  await rm(registry, { recursive: true, force: true });
  await runProgram(process.execPath, [inRoot('tools', 'build.mjs'), '--registry', registry], ROOT);
  return readPointer(registry);
}

/**
 * The same shell with the screens that `entry` imports, as a shell's release without remotes: built in `folder`, put
 * into `registry` beside what is there. Answers the pointer to it.
 */
export async function publishBundle(
  entry: URL,
  folder: string,
  registry: string,
  options: BundleOptions = {},
): Promise<CompositionPointer> {
  const pointer = await buildBundle(entry, folder, options);
  // Releases and compositions are named by their content: those of two registries go together.
  for (const part of ['shell', 'compositions']) {
    await cp(join(folder, 'registry', part), join(registry, part), { recursive: true });
  }
  return pointer;
}

/**
 * Code that the shell has in a file of its own, which its pages load in parallel because the first screen needs it. A
 * bundle's author would have it in the bundle.
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
      // Not the shell's: its next build would find this one's remains.
      cache: {
        type: 'filesystem',
        cacheDirectory: inRoot('bench', 'node_modules', '.cache', 'webpack'),
        buildDependencies: { preset: [inRoot('mfe-kit', 'src', 'webpack-preset', '/')] },
      },
    }),
  });
  await runProgram(
    process.execPath,
    [inRoot('mfe-kit', 'bin', 'mfe.mjs'), 'publish', '--registry', registry, '--from', join(folder, 'dist')],
    ROOT,
  );
  return readPointer(registry);
}

/** Gives new pages what a pointer names. */
export async function pointTo(registry: string, pointer: CompositionPointer): Promise<void> {
  const file = join(registry, 'pointer.json');
  await writeFile(`${file}.next`, JSON.stringify(pointer));
  await rename(`${file}.next`, file);
}

/**
 * Gives the bundle's page what the server writes into a page of the composed application: the calls that it starts. The
 * journey opens home alone.
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
 * Builds both shapes and the limit page and puts them into `registry`: the same server serves them from there, with the same headers
 * and the same compression, and gives new pages the one that its pointer names.
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
