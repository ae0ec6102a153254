import type { ChangeOptions } from './registry/change.ts';

/** A server's registry: the folder that it serves, and how to change the registry. */
export interface RegistryStore {
  readonly folder: string;
  /**
   * Changes the registry. `work` changes the folder that it gets. It runs again if another change came first.
   * @param options `revision`: the revision that the change is based on; if set, `work` runs only once
   * @param releasePaths releases of which `work` needs all files, such as `shell/0123456789abcdef`
   */
  change<Result>(
    options: Pick<ChangeOptions, 'revision'>,
    releasePaths: readonly string[],
    work: (folder: string) => Promise<Result>,
  ): Promise<Result>;
  /** Stores a release that `folder` received, so that every node of the server can publish it. */
  keep(path: string): Promise<void>;
}

/** A registry that exists only in its folder. */
export function folderStore(folder: string): RegistryStore {
  return {
    folder,
    change: (_options, _releasePaths, work) => work(folder),
    keep: () => Promise.resolve(),
  };
}
