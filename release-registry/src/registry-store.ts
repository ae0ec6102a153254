import type { ChangeOptions } from './registry/change.ts';

/** Where a server has its registry: the folder that it serves, and the way to change the registry. */
export interface RegistryStore {
  readonly folder: string;
  /**
   * Changes the registry. `work` gets a folder to change, and may be called again when somebody else was faster.
   * @param options `revision`: what the change is decided upon; then it is not repeated
   * @param releasePaths paths of releases, such as `shell/0123456789abcdef`, that `work` needs all files of
   */
  change<Result>(
    options: Pick<ChangeOptions, 'revision'>,
    releasePaths: readonly string[],
    work: (folder: string) => Promise<Result>,
  ): Promise<Result>;
  /** Stores a release that was received in `folder`, so that every node of the server can publish it. */
  keep(path: string): Promise<void>;
}

/** A registry that is nowhere but in its folder. */
export function folderStore(folder: string): RegistryStore {
  return {
    folder,
    change: (_options, _releasePaths, work) => work(folder),
    keep: () => Promise.resolve(),
  };
}
