import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { NODE_PACKAGES } from './tools/unit-tests/node-packages.js';
import { LongestFirst } from './tools/unit-tests/longest-first.js';
import { patiently } from './tools/unit-tests/patience.js';

/** The limit is high because two files run in parallel; it only stops tests that hang. */
const TIMEOUT_MS = patiently(30_000);

/** One project per package that runs only on Node; `jest.config.js` has the others. See ADR 40. */
export default defineConfig({
  test: {
    projects: NODE_PACKAGES.map((name) => ({
      test: {
        name,
        root: fileURLToPath(new URL(`${name}/`, import.meta.url)),
        include: ['**/*.test.{ts,js,mjs}'],
        exclude: ['**/{node_modules,dist,fixtures,var}/**'],
        setupFiles: [fileURLToPath(new URL('tools/unit-tests/property-seed.js', import.meta.url))],
        pool: 'threads',
        // The files of a thread share their modules: loading the server again for each file takes half of the time.
        isolate: false,
        // Node itself loads tests and sources and strips their types, as in production.
        experimental: { viteModuleRunner: false },
        restoreMocks: true,
        testTimeout: TIMEOUT_MS,
        hookTimeout: TIMEOUT_MS,
      },
    })),
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
