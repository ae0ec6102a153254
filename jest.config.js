import { browserProject } from './tools/jest/browser-project.js';
import { nodeProject } from './tools/jest/node-project.js';
import { patiently } from './tools/jest/patience.js';
import { workspacePackages } from './tools/workspace.mjs';

const remotes = workspacePackages()
  .map(({ folder }) => folder)
  .filter((folder) => folder.startsWith('mfe-') && folder !== 'mfe-kit');

/** One project per package; what a kind of package needs is in `tools/jest`, and in `mfe-kit/presets/jest` if remotes elsewhere need it too. */
export default {
  projects: [
    nodeProject('shared-contracts'),
    browserProject('programme-poster'),
    browserProject('shared-ui'),
    browserProject('shell'),
    ...remotes.map((remote) => browserProject(remote)),
    browserProject('examples/plain'),
    browserProject('examples/vue'),
    nodeProject('release-registry'),
    nodeProject('mfe-kit'),
    nodeProject('catalogue-data'),
    nodeProject('catalogue-import', { testTimeoutMs: patiently(30_000) }),
    nodeProject('server', { testTimeoutMs: patiently(30_000) }),
    nodeProject('tools'),
    nodeProject('bench'),
  ],
  // Two cores run suites side by side: a limit that finds what hangs, not what waits its turn.
  testTimeout: patiently(20_000),
  // Modules evaluated in a VM context are only freed with their process.
  workerIdleMemoryLimit: '1GB',
};
