import { browserSettings } from './browser-settings.js';
import { SCRIPT_EXTENSIONS, swcTransform, transformScript } from './swc-transform.js';

/** The jest configuration of a remote in a repository of its own: `export { default } from '@airdex/mfe-kit/jest'`. */
export default {
  ...browserSettings,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: { ...swcTransform, '\\.js$': transformScript },
  // Our packages are ES modules, and tests run as CommonJS. Package managers may nest the packages in `.pnpm`.
  transformIgnorePatterns: ['/node_modules/(?!@airdex/|\\.pnpm/)'],
  moduleFileExtensions: SCRIPT_EXTENSIONS,
  restoreMocks: true,
  testTimeout: process.env.CI ? 80_000 : 20_000,
};
