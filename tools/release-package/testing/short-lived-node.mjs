import { chmod, writeFile } from 'node:fs/promises';

/**
 * Writes a program that is Node without the optimising compiler of WebAssembly. The package's commands end after a
 * second: optimising the code of the embedded database takes longer than it saves.
 *
 * @param {string} file the program to write
 * @param {string} node path of Node, on the machine that runs the program
 */
export async function writeShortLivedNode(file, node) {
  await writeFile(file, `#!/bin/sh\nexec '${node}' --liftoff-only "$@"\n`);
  await chmod(file, 0o755);
}
