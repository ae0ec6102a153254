import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Programs that the Dockerfile of the package runs, besides Node. */
const PROGRAMS = ['/bin/sh', '/bin/mkdir', '/bin/chown'];

/** Shared libraries of a program or a native module. @returns {string[]} */
function librariesOf(/** @type {string} */ file) {
  const output = execFileSync('ldd', [file], { encoding: 'utf8' });
  return output.match(/\/\S+(?=\s\(0x)/g) ?? [];
}

/**
 * Fills a folder with the root of a small system that has Node, the account `node`, and the libraries that the package
 * needs. Tests cannot rely on a registry of images.
 *
 * @param {string} root an empty folder
 * @param {string} node path of the program
 * @param {string} packageFolder the unpacked package
 */
export async function fillBaseRoot(root, node, packageFolder) {
  const natives = (await readdir(packageFolder, { recursive: true }))
    .filter((name) => name.endsWith('.node'))
    .map((name) => path.join(packageFolder, name));
  const libraries = [...PROGRAMS, node, ...natives].flatMap(librariesOf);
  const copied = { dereference: true };
  await mkdir(path.join(root, 'usr', 'bin'), { recursive: true });
  await symlink('usr/bin', path.join(root, 'bin'));
  await cp(node, path.join(root, 'usr', 'bin', 'node'), copied);
  for (const program of PROGRAMS)
    await cp(program, path.join(root, 'usr', 'bin', path.basename(program)), copied);
  for (const library of new Set(libraries)) await cp(library, path.join(root, library), copied);
  await mkdir(path.join(root, 'etc'));
  await writeFile(path.join(root, 'etc', 'passwd'), 'root:x:0:0::/:/bin/sh\nnode:x:1000:1000::/:/bin/sh\n');
  await writeFile(path.join(root, 'etc', 'group'), 'root:x:0:\nnode:x:1000:\n');
  await mkdir(path.join(root, 'tmp'));
  await chmod(path.join(root, 'tmp'), 0o1777);
}
