import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from '../build-packages.mjs';
import { ensureInstalled } from '../install.mjs';
import { findNode } from '../node-runtime.mjs';
import { say, step } from '../progress.mjs';
import { inRoot, ROOT } from '../root.mjs';
import { runOrFail } from '../run-command.mjs';
import { failWith } from '../step-error.mjs';
import { assemble } from './assemble.mjs';

/*
 * Makes the package that is installed on servers: `npm run package`, or `npm run package -- FOLDER`. It runs on the
 * operating system and architecture that it was made on, because it contains their binaries.
 */
async function main() {
  const [folder] = parseArgs({ allowPositionals: true }).positionals;
  const destination = path.resolve(ROOT, folder ?? 'var');
  await ensureInstalled();
  const built = await buildPackages();
  const { name, version } = JSON.parse(await readFile(inRoot('package.json'), 'utf8'));
  const title = `${name}-${version}`;
  await mkdir(destination, { recursive: true });
  const scratch = await mkdtemp(path.join(destination, '.package-'));
  try {
    const archive = path.join(scratch, `${title}.tar.gz`);
    await step('Putting the package together', () => assemble(path.join(scratch, title), built));
    // Teams get the kit that fits the product from the product.
    const pack = inRoot('tools', 'packages', 'pack.mjs');
    await runOrFail('The kit could not be packed.', await findNode(), [
      pack,
      path.join(scratch, title, 'kit'),
    ]);
    await step('Packing it', () =>
      runOrFail('The package could not be packed.', 'tar', [
        '--owner=0',
        '--group=0',
        '-czf',
        archive,
        '-C',
        scratch,
        title,
      ]),
    );
    await rename(archive, path.join(destination, `${title}.tar.gz`));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  say(`The package is ${path.join(destination, `${title}.tar.gz`)}`);
}

main().catch(failWith);
