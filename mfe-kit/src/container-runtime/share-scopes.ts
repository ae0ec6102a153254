import type { InitScope, WebpackRequire } from './webpack-require.ts';

/** Makes the share scopes of the container's instance those of webpack's runtime. */
export function attachShareScopes(webpackRequire: WebpackRequire): void {
  const { instance } = webpackRequire.federation;
  if (instance !== undefined) webpackRequire.S = instance.shareScopeMap;
}

interface Sharing {
  readonly shareScopeName: string;
  readonly webpackRequire: WebpackRequire;
  readonly initScope?: InitScope | undefined;
}

/** Prepares a share scope. A remote brings nothing into it, so there is nothing to wait for. */
export function prepareSharing({ shareScopeName, webpackRequire, initScope }: Sharing): true {
  const { instance } = webpackRequire.federation;
  void instance?.initializeSharing(shareScopeName, { from: 'build', ...(initScope && { initScope }) });
  attachShareScopes(webpackRequire);
  return true;
}
