import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackages } from './build-packages.mjs';
import { ensureInstalled } from './install.mjs';
import { say } from './progress.mjs';
import { publishReleases } from './publish-releases.mjs';
import { failWith } from './step-error.mjs';

/* Builds what changed; with `--registry FOLDER` publishes it there as well. */
async function main() {
  const { values } = parseArgs({ options: { registry: { type: 'string' } } });
  await ensureInstalled();
  const folders = await buildPackages();
  if (values.registry !== undefined) await publishReleases(folders, path.resolve(values.registry));
  say(`${folders.join(', ')}: built`);
}

main().catch(failWith);
