import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { inRoot } from '../../root.mjs';
import { OXLINT, pathForOxlint } from '../oxlint-command.mjs';

/**
 * The rules of Oxlint that each file breaks, sorted, with Oxlint's complete output. The files are in a package, so that
 * its rules and compiler settings apply.
 *
 * @param {string} folder of a package with sources
 * @param {Record<string, string>} files contents by name
 * @returns {Promise<Record<string, { rules: string[], text: string }>>} by name
 */
export async function brokenRules(folder, files) {
  const place = await mkdtemp(inRoot(folder, 'src', 'probe-'));
  try {
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(place, name), content);
    const options = { cwd: inRoot(), env: { ...process.env, PATH: pathForOxlint() } };
    const run = promisify(execFile)(process.execPath, [OXLINT, '--format', 'json', place], options);
    const { stdout } = await run.catch((/** @type {{ stdout: string }} */ failed) => failed);
    /** @type {{ diagnostics: { filename: string, code: string, message: string, help?: string }[] }} */
    const { diagnostics } = JSON.parse(stdout);
    return Object.fromEntries(
      Object.keys(files).map((name) => {
        const own = diagnostics.filter(({ filename }) => path.basename(filename) === name);
        return [
          name,
          {
            rules: own.map(({ code }) => code).toSorted(),
            text: own.map(({ message, help = '' }) => `${message}\n${help}`).join('\n'),
          },
        ];
      }),
    );
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
