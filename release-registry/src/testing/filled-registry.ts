import { join } from 'node:path';
import { publish } from '../registry/publish.ts';
import type { Publication, PublishOptions } from '../registry/publish.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { writeRemote, writeShell } from './test-releases.ts';

/** A registry in a temporary folder, with releases of a shell, mfe-card and mfe-search that need no build. */
export interface FilledRegistry {
  readonly path: string;
  /** Id of its first composition. */
  readonly first: string;
  /** Creates a release of a remote or `shell`, and returns its folder. Different code gives a different release. */
  build(name: string, code: string, contractVersion?: string): Promise<string>;
  /** Builds and publishes a remote. */
  release(name: string, code: string, options?: Partial<PublishOptions>): Promise<Publication>;
  remove(): Promise<void>;
}

export async function filledRegistry(): Promise<FilledRegistry> {
  const folder = await temporaryFolder();
  const path = join(folder.path, 'registry');

  async function build(name: string, code: string, contractVersion?: string): Promise<string> {
    const built = join(folder.path, `${name}-${code}-${contractVersion ?? ''}`);
    if (name === 'shell') await writeShell(built, code, contractVersion);
    else await writeRemote(built, name, code, contractVersion);
    return built;
  }

  const all = await Promise.all(['shell', 'mfe-card', 'mfe-search'].map((name) => build(name, 'one')));
  const { composition } = await publish(path, all, { who: 'Setup' });
  return {
    path,
    first: composition,
    build,
    release: async (name, code, options = {}) =>
      publish(path, [await build(name, code)], { who: 'Ada', ...options }),
    remove: () => folder.remove(),
  };
}
