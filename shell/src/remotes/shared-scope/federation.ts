import type { ContainerKind } from '@airdex/shared-contracts/composition';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { prepareTooltips } from './prepare-tooltips.ts';
import { checkVerified } from './import-map.ts';
import { sharedModules } from './shared-modules.ts';
import { sharedRuntime } from './shared-runtime.ts';

/** Address, integrity and kind of a remote's container. */
export interface ContainerSource {
  /** A classic script by default. */
  readonly kind?: ContainerKind | undefined;
  readonly federationName: string;
  readonly url: string;
  readonly integrity: string;
}

/** The part of Module Federation that the loader needs. */
export interface Federation {
  /** Registers the address of a remote's container. A new address drops the old container and fetches it again. */
  register(source: ContainerSource): void;
  /** Fetches and runs the container if necessary, and returns the exports of the exposed module (`./results`). */
  load(federationName: string, exposed: string): Promise<unknown>;
}

/** Timeout of one attempt to load a container's script, in milliseconds. */
const SCRIPT_TIMEOUT_MS = 8_000;

/** Integrity that matches no file. */
const OF_NO_FILE = `sha384-${'A'.repeat(64)}`;

/** Sets attributes that the runtime omits on its scripts: cross-origin mode, integrity and a time limit. */
function scriptPlugin(integrities: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin {
  return {
    name: 'airdex-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.async = true;
      // The integrity is empty for files of a dev server. Unregistered scripts are not run.
      script.integrity = integrities.get(url) ?? OF_NO_FILE;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}

/** Global variable in which the remotes' containers find the runtime, which they do not bundle. */
const RUNTIME_GLOBAL = '_FEDERATION_RUNTIME_CORE';

/** Creates Module Federation's runtime with the shell's libraries in its share scope. */
export function createFederation(): Federation {
  Object.assign(globalThis, { [RUNTIME_GLOBAL]: sharedRuntime });
  prepareTooltips();
  const integrities = new Map<string, string>();
  const registered = new Map<string, string>();
  const modules = new Map<string, { readonly url: string; readonly integrity: string }>();
  const instance = createInstance({
    name: 'airdex_shell',
    remotes: [],
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [scriptPlugin(integrities)],
  });
  return {
    register({ federationName, url, integrity, kind = 'script' }) {
      if (registered.get(federationName) === url) return;
      const absolute = new URL(url, document.baseURI).href;
      integrities.set(absolute, integrity);
      instance.registerRemotes(
        [{ name: federationName, entry: absolute, type: kind === 'module' ? 'module' : 'global' }],
        {
          force: registered.has(federationName),
        },
      );
      if (kind === 'module') modules.set(federationName, { url: absolute, integrity });
      else modules.delete(federationName);
      registered.set(federationName, url);
    },
    async load(federationName, exposed) {
      const module = modules.get(federationName);
      if (module !== undefined) checkVerified(module);
      return instance.loadRemote(`${federationName}/${exposed.replace(/^\.\//, '')}`);
    },
  };
}

let page: Federation | undefined;

/** The federation that all loaders of the page share. */
export const pageFederation = (): Federation => (page ??= createFederation());
