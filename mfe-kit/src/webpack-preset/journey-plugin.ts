import type { Chunk, ChunkGraph, Compiler, Configuration, Module } from 'webpack';
import { exposedChunk } from './exposed-chunk.ts';

const NAME = 'JourneyPlugin';

/** After webpack, at 10, has put what the groups of chunks select into chunks of their own. */
const AFTER_SPLITTING = 11;

/** Chunk of the styles that several parts of a remote need. */
export const SHARED_STYLES = 'styles';
/** Type of the modules that hold styles. */
export const STYLES = 'css/mini-extract';

type Splitting = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
type CacheGroups = NonNullable<Splitting['cacheGroups']>;

/** Chunk of what `screen` is the first of several screens to need. */
const sharedChunk = (screen: string) => `${screen}_shared`;

/** The first screen that needs `module`, or undefined when at most one of them does. */
function firstOfSeveral(screens: readonly string[], module: Module, graph: ChunkGraph): string | undefined {
  const users = new Set([...graph.getModuleChunksIterable(module)].map(({ name }) => name));
  const [first, second] = screens.filter((screen) => users.has(screen));
  return second === undefined ? undefined : first;
}

/** Selects, by screen of the journey, what that screen is the first of several to need. */
export function journeyGroups(journey: readonly string[]): CacheGroups {
  const screens = journey.map(exposedChunk);
  const groups: CacheGroups = {};
  for (const screen of screens) {
    groups[screen] = {
      name: sharedChunk(screen),
      chunks: 'all',
      minChunks: 2,
      enforce: true,
      priority: 1,
      type: (type) => type !== STYLES,
      test: (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }) =>
        firstOfSeveral(screens, module, chunkGraph) === screen,
    };
  }
  return groups;
}

/**
 * Puts what the screens of a remote's journey share into the files of the first that needs it, and with the first of
 * all the styles that several parts need. Webpack makes chunks of it and won't put it into those that are there.
 */
export class JourneyPlugin {
  readonly #screens: readonly string[];

  /** @param journey exposed modules, in the order in which a visit meets them */
  constructor(journey: readonly string[]) {
    this.#screens = journey.map(exposedChunk);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { namedChunks, chunks } = compilation;
      const put = (shared: Chunk, screen: Chunk, name: string) => {
        compilation.chunkGraph.integrateChunks(screen, shared);
        chunks.delete(shared);
        if (typeof shared.name === 'string') namedChunks.delete(shared.name);
        // Of two names the shorter one is kept.
        screen.name = name;
      };
      compilation.hooks.optimizeChunks.tap({ name: NAME, stage: AFTER_SPLITTING }, () => {
        for (const name of this.#screens) {
          const screen = namedChunks.get(name);
          const styles = namedChunks.get(SHARED_STYLES);
          for (const shared of [namedChunks.get(sharedChunk(name)), styles]) {
            if (shared !== undefined && screen !== undefined && isNeededBy(name, shared))
              put(shared, screen, name);
          }
        }
      });
    });
  }
}

function isNeededBy(screen: string, chunk: Chunk): boolean {
  return [...chunk.groupsIterable].some(({ name }) => name === screen);
}
