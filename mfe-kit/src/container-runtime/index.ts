import { init } from '@module-federation/enhanced/runtime';
import { consumeShared } from './consume-shared.ts';
import { initContainer } from './init-container.ts';
import { attachShareScopes, prepareSharing } from './share-scopes.ts';
import type { WebpackRequire } from './webpack-require.ts';

/**
 * What stands between webpack's runtime and Module Federation's in the container of a release, in the place of the
 * library's own (`@module-federation/webpack-bundler-runtime`, which has this form). That one also does what no remote
 * here does: it loads other remotes, brings shared modules, takes some at once, and picks exports of them. It was half
 * of each container.
 */
export default {
  runtime: { init },
  bundlerRuntime: {
    S: {},
    I: prepareSharing,
    consumes: consumeShared,
    init: ({ webpackRequire }: { readonly webpackRequire: WebpackRequire }) =>
      init(webpackRequire.federation.initOptions),
    initContainerEntry: initContainer,
  },
  attachShareScopeMap: attachShareScopes,
  bundlerRuntimeOptions: {},
};
