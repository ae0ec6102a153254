import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyRemote as copySources } from '../dev-server/workspace-copy.ts';
import { mfe } from '../mfe.ts';

const REMOTE = 'mfe-account';
const TEXTS = path.join('src', 'texts', 'en.ts');
const TITLE = 'Frequently asked questions';

/** A remote whose releases differ only in the title of one of its pages. */
export interface ChangedRemote {
  readonly name: string;
  /** The page with the title. */
  readonly page: string;
  /** Title in the release before the change. */
  readonly title: string;
  /** Builds it with another title, and returns the folder of the release. */
  build(title: string): Promise<string>;
  remove(): Promise<void>;
}

/** Copies a remote's sources, to build releases from the copy. */
export async function copyRemote(): Promise<ChangedRemote> {
  const folder = await mkdtemp(path.join(tmpdir(), 'airdex-bench-releases-'));
  const copy = await copySources(REMOTE, folder);
  const source = await readFile(path.join(copy, TEXTS), 'utf8');
  if (!source.includes(`'${TITLE}'`)) throw new Error(`${REMOTE}/${TEXTS} has no '${TITLE}'`);
  return {
    name: REMOTE,
    page: '/faq',
    title: TITLE,
    async build(title) {
      await writeFile(path.join(copy, TEXTS), source.replace(`'${TITLE}'`, `'${title}'`));
      await mfe(['build'], copy);
      return path.join(copy, 'dist');
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
