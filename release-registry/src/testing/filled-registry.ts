import { join } from 'node:path';
import { publish } from '../registry/publish.ts';
import type { Publication, PublishOptions } from '../registry/publish.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { writeRemote, writeShell } from './test-releases.ts';

/** A registry in a temporary folder with a shell, mfe-card and mfe-search, each release made without a build. */
export interface FilledRegistry {
  readonly path: string;
  /** Composition that it began with. */
  readonly first: string;
  /** Makes a release of a remote (or of `shell`) and answers its folder. Other code makes another release. */
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
