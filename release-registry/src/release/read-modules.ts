import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';

/** Whether a file of a release whose container is an ES module can be one of its modules. */
export const isModulePath = (path: string): boolean => /\.m?js$/.test(path);

/** What a container exports. */
const CONTAINER_EXPORTS = ['get', 'init'] as const;

/** A module as far as it can be read without running it. */
interface ReadModule {
  readonly exports: readonly (string | undefined)[];
  /** The modules that run before it, and those it names when it loads them later. */
  readonly imports: readonly { readonly specifier: string; readonly isStatic: boolean }[];
}

/** @throws Error when `text` is not the text of a module */
async function readModule(text: string, path: string): Promise<ReadModule> {
  await init();
  const [imports, exports] = parse(text, path);
  return {
    exports: exports.map((it) => (it.type === 'reexport-all' ? undefined : it.name)),
    imports: imports.flatMap((it) => {
      if (it.type === 'import-meta' || it.specifier === undefined || (it.type === 'dynamic' && it.glob))
        return [];
      return [{ specifier: it.specifier, isStatic: it.type !== 'dynamic' }];
    }),
  };
}

/** What is wrong with the module at `path` of a release; undefined if nothing is. */
export async function problemOfModule(
  text: string,
  path: string,
  { isContainer, modules }: { readonly isContainer: boolean; readonly modules: ReadonlySet<string> },
): Promise<string | undefined> {
  const module = await readModule(text, path).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  if (module instanceof Error) return `is no ES module: ${module.message}`;
  const missing = isContainer ? CONTAINER_EXPORTS.filter((name) => !module.exports.includes(name)) : [];
  if (missing.length > 0) return `does not export ${missing.join(' and ')}`;
  const unknown = module.imports.find(({ specifier, isStatic }) => {
    // A bare name that is imported later belongs to another platform, such as Node.
    if (!/^\.{0,2}\//.test(specifier)) return isStatic;
    return !modules.has(posix.normalize(posix.join(posix.dirname(path), specifier)));
  });
  return unknown && `imports ${unknown.specifier}, which is no module of the release`;
}
