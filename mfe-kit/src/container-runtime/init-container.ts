import type { InitScope, WebpackRequire } from './webpack-require.ts';
import { attachShareScopes } from './share-scopes.ts';

type ShareScopes = Record<string, Parameters<Instance['initShareScopeMap']>[1]>;
type Instance = NonNullable<WebpackRequire['federation']['instance']>;

/** How the page hands its share scope to a container. */
export interface ContainerEntry {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScopes[string];
  readonly initScope?: InitScope | undefined;
  readonly shareScopeKey: string;
  readonly remoteEntryInitOptions?: {
    readonly shareScopeMap?: ShareScopes;
    readonly shareScopeKeys?: string | readonly string[];
  };
}

/** Takes the page's share scope, once per container: what `init` of a container does. */
export function initContainer(entry: ContainerEntry): unknown {
  const { webpackRequire, shareScope, initScope, shareScopeKey, remoteEntryInitOptions } = entry;
  const { instance, initOptions } = webpackRequire.federation;
  if (instance === undefined) throw new Error('The container has no instance of the federation runtime');
  instance.initOptions({ name: initOptions.name, remotes: [], ...remoteEntryInitOptions });
  instance.initShareScopeMap(shareScopeKey, shareScope, {
    hostShareScopeMap: remoteEntryInitOptions?.shareScopeMap ?? {},
  });
  attachShareScopes(webpackRequire);
  return webpackRequire.I(shareScopeKey, initScope);
}
