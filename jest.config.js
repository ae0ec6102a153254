import { fileURLToPath } from 'node:url';
import { browserProject } from './tools/unit-tests/browser-project.js';
import { nodeProject } from './tools/unit-tests/node-project.js';
import { patiently } from './tools/unit-tests/patience.js';
import { remoteFolders } from './tools/workspace.mjs';

/**
 * One project per package that runs in browsers, and the kit; `vitest.config.js` has the others. What a kind of package
 * needs is in `tools/unit-tests`, and in `mfe-kit/presets/jest` if remotes elsewhere need it too.
 */
export default {
  projects: [
    nodeProject('shared-contracts'),
    browserProject('programme-poster'),
    browserProject('shared-ui'),
    browserProject('programme-preview'),
    browserProject('shell'),
    ...remoteFolders().map((remote) => browserProject(remote)),
    browserProject('examples/plain'),
    browserProject('examples/vue'),
    nodeProject('mfe-kit'),
  ],
  testSequencer: fileURLToPath(new URL('tools/unit-tests/slowest-first.js', import.meta.url)),
  maxWorkers: 2,
  // The limit is high because two files run in parallel; it only stops tests that hang.
  testTimeout: patiently(20_000),
  // Modules evaluated in a VM context are only freed with their process.
  workerIdleMemoryLimit: '1GB',
};
