/** The workspace packages that a package may import (see docs/architecture.md). @type {Record<string, readonly string[]>} */
export const PACKAGES = {
  'shared-contracts': [],
  'programme-poster': [],
  'shared-ui': ['shared-contracts', 'programme-poster'],
  shell: ['shared-ui', 'shared-contracts', 'mfe-kit'],
  'release-registry': ['shared-contracts'],
  'mfe-kit': ['shared-contracts', 'release-registry'],
  'programme-preview': ['shared-ui', 'shared-contracts', 'mfe-kit'],
  'catalogue-data': ['shared-contracts'],
  server: ['shared-contracts', 'programme-poster', 'release-registry', 'catalogue-data'],
  'catalogue-import': ['catalogue-data', 'server'],
  examples: ['shared-ui', 'shared-contracts', 'mfe-kit'],
  e2e: ['shared-contracts', 'mfe-kit', 'release-registry'],
  // Builds variants of the application to compare them.
  bench: [
    'shared-contracts',
    'shared-ui',
    'release-registry',
    'mfe-kit',
    'server',
    'shell',
    'mfe-search',
    'mfe-card',
    'mfe-account',
    'mfe-collections',
  ],
};

/** What every remote may import. */
export const REMOTE_MAY_IMPORT = ['programme-preview', 'shared-ui', 'shared-contracts', 'mfe-kit'];

/**
 * The folders of `src`, from top to bottom. Each may import those below it; folders on the same line may not import
 * each other.
 * @type {Record<string, readonly (readonly string[])[]>}
 */
export const FOLDERS = {
  server: [
    ['main.ts', 'commands'],
    ['installation-check'],
    ['start'],
    ['branding-file'],
    ['backup'],
    ['app'],
    ['releases', 'administration'],
    ['features'],
    ['catalogue'],
    ['search-index'],
    ['subscription-scope'],
    ['http'],
    ['metrics'],
    ['mail'],
    ['database'],
    ['html', 'spreadsheet', 'security-log', 'branding'],
    ['configuration.ts', 'listen.ts'],
    ['environment-schema.ts'],
    ['current-day.ts', 'network-names.ts', 'once.ts', 'product-version.ts', 'smtp-parameters.ts'],
  ],
  shell: [
    ['main.tsx', 'development.ts'],
    ['page-start.ts', 'initial-frame', 'before-shell'],
    ['app'],
    ['devtools'],
    ['updates'],
    ['overrides'],
    ['frame'],
    ['pages'],
    ['telemetry'],
    ['components'],
    ['routing'],
    ['queries'],
    ['services'],
    ['remotes'],
    ['lib', 'trusted-types.ts'],
  ],
  'mfe-kit': [
    ['command-line'],
    ['dev-server', 'contract-test', 'new-remote'],
    ['release', 'test-kit', 'media', 'doctor'],
    ['webpack-preset', 'screen'],
    ['share-scope', 'texts', 'storage'],
    ['remote-definition'],
    ['command-error.ts', 'import-source.ts'],
  ],
};
