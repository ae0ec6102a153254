import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../root.ts';
import { runProgram } from '../running-program.ts';
import { MFE } from './mfe.ts';

const REMOTE = 'mfe-account';
const TEXTS = path.join('src', 'texts', 'en.ts');
const TITLE = 'Frequently asked questions';

/** A remote whose only difference from release to release is the title of one of its pages. */
export interface ChangedRemote {
  readonly name: string;
  /** Page that shows the title. */
  readonly page: string;
  /** Title of the release that users have before. */
  readonly title: string;
  /** Builds it with another title, and answers the folder of the release. */
  build(title: string): Promise<string>;
  remove(): Promise<void>;
}

/** A copy of a remote's sources, to build releases of it from. */
export async function copyRemote(): Promise<ChangedRemote> {
  const original = inRoot(REMOTE);
  const copy = await mkdtemp(path.join(tmpdir(), 'airdex-bench-releases-'));
  for (const part of ['src', 'package.json', 'mfe.config.ts'])
    await cp(path.join(original, part), path.join(copy, part), { recursive: true });
  await symlink(path.join(original, 'node_modules'), path.join(copy, 'node_modules'));
  const source = await readFile(path.join(copy, TEXTS), 'utf8');
  if (!source.includes(`'${TITLE}'`)) throw new Error(`${REMOTE}/${TEXTS} has no '${TITLE}'`);
  return {
    name: REMOTE,
    page: '/faq',
    title: TITLE,
    async build(title) {
      await writeFile(path.join(copy, TEXTS), source.replace(`'${TITLE}'`, `'${title}'`));
      await runProgram(process.execPath, [MFE, 'build'], copy);
      return path.join(copy, 'dist');
    },
    remove: () => rm(copy, { recursive: true, force: true }),
  };
}
