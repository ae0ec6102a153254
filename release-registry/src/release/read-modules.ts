import { posix } from 'node:path';
import { init, parse } from 'es-module-lexer';

/** Whether a file can be a module, in a release whose container is an ES module. */
export const isModulePath = (path: string): boolean => /\.m?js$/.test(path);

/** Exports that a container must have. */
const CONTAINER_EXPORTS = ['get', 'init'] as const;

/** Exports and imports of a module, read without running it. */
interface ReadModule {
  readonly exports: readonly (string | undefined)[];
  /** Static imports, and dynamic imports with a constant specifier. */
  readonly imports: readonly { readonly specifier: string; readonly isStatic: boolean }[];
}

/** @throws Error if `text` is not a module */
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

/** Describes what is wrong with the module at `path` of a release; undefined if it is valid. */
export async function problemOfModule(
  text: string,
  path: string,
  { isContainer, modules }: { readonly isContainer: boolean; readonly modules: ReadonlySet<string> },
): Promise<string | undefined> {
  const module = await readModule(text, path).catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  );
  if (module instanceof Error) return `is not an ES module: ${module.message}`;
  const missing = isContainer ? CONTAINER_EXPORTS.filter((name) => !module.exports.includes(name)) : [];
  if (missing.length > 0) return `does not export ${missing.join(' and ')}`;
  const unknown = module.imports.find(({ specifier, isStatic }) => {
    // A dynamic import of a bare name is for another platform, such as Node.
    if (!/^\.{0,2}\//.test(specifier)) return isStatic;
    return !modules.has(posix.normalize(posix.join(posix.dirname(path), specifier)));
  });
  return unknown && `imports ${unknown.specifier}, which is not a module of the release`;
}
