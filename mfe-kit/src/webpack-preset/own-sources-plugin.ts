import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import type { Compilation, Compiler, Module, ModuleGraphConnection } from 'webpack';
import webpack from 'webpack';
import { DEFINITION_FILE } from '../remote-definition/load-definition.ts';

const NAME = 'OwnSourcesPlugin';
const SHELL = '@airdex/shell';

/** A package of the workspace that a module lies in. */
interface Package {
  readonly folder: string;
  readonly name: string;
  /** Whether it is released by itself: a remote, or the shell. */
  readonly isReleased: boolean;
}

function readPackage(folder: string): Package {
  const { name = basename(folder) } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name?: string;
  };
  return { folder, name, isReleased: name === SHELL || existsSync(join(folder, DEFINITION_FILE)) };
}

/** Finds the packages of files, each looked up once. Undefined for what is installed, and for what is no file. */
function packageFinder(): (module: Module | null) => Package | undefined {
  const known = new Map<string, Package | undefined>();
  const ofFolder = (folder: string): Package | undefined => {
    if (known.has(folder)) return known.get(folder);
    const above = dirname(folder);
    const isHere = existsSync(join(folder, 'package.json'));
    const found = isHere ? readPackage(folder) : above === folder ? undefined : ofFolder(above);
    known.set(folder, found);
    return found;
  };
  return (module) => {
    const file = module?.nameForCondition()?.replaceAll('\\', '/');
    return file === undefined || file.includes('/node_modules/') ? undefined : ofFolder(dirname(file));
  };
}

const requestOf = ({ dependency }: ModuleGraphConnection): string =>
  dependency !== null && 'request' in dependency ? String(dependency.request) : '';

/**
 * Fails a remote's build when sources of another remote or of the shell would become part of it: a copy, which their
 * next release leaves behind. Other packages of the workspace are imported by their names.
 */
export class OwnSourcesPlugin {
  readonly #root: string;

  /** @param root folder of the remote's package */
  constructor(root: string) {
    this.#root = root;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const problems = new Set<string>();
        const packageOf = packageFinder();
        for (const module of modules)
          this.#problemsOf(compilation, module, packageOf).forEach((it) => problems.add(it));
        for (const problem of problems)
          compilation.errors.push(new webpack.WebpackError(`${NAME}: ${problem}`));
      });
    });
  }

  #problemsOf(
    { moduleGraph }: Compilation,
    module: Module,
    packageOf: ReturnType<typeof packageFinder>,
  ): string[] {
    const to = packageOf(module);
    if (to === undefined || to.folder === this.#root) return [];
    return [...moduleGraph.getIncomingConnections(module)].flatMap((connection) => {
      const from = packageOf(connection.originModule);
      if (from?.folder === to.folder) return [];
      const request = requestOf(connection);
      const file = connection.originModule?.nameForCondition();
      const user = from === undefined || file == null ? DEFINITION_FILE : relative(this.#root, file);
      if (to.isReleased)
        return [
          `${user} imports "${request}": sources of ${to.name}, which is released by itself. Open its dialogs by ` +
            'host.dialogs, raise an event for it, or put what both need into shared-ui or shared-contracts.',
        ];
      if (from === undefined || !request.startsWith('.')) return [];
      return [`${user} imports "${request}": import ${to.name} by its name, not by a path into its folder.`];
    });
  }
}
