import { createInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { sharedModules } from './shared-modules.ts';
import { sharedRuntime } from './shared-runtime.ts';

/** A remote's container as it is to be fetched. */
export interface ContainerSource {
  readonly federationName: string;
  readonly url: string;
  readonly integrity: string;
}

/** What the loader needs of Module Federation. */
export interface Federation {
  /** Registers the address of a remote's container. With another address, the container is fetched again and the old one dropped. */
  register(source: ContainerSource): void;
  /** Fetches the container if need be, runs it, and answers what the exposed module (`./results`) exports. */
  load(federationName: string, exposed: string): Promise<unknown>;
}

/** Time that one attempt at a container's script gets, in milliseconds. */
const SCRIPT_TIMEOUT_MS = 8_000;

/** Integrity of no file. */
const OF_NO_FILE = `sha384-${'A'.repeat(64)}`;

/** Sets what the runtime leaves out on the scripts it adds: cross-origin mode, integrity, a time limit. */
function scriptPlugin(integrities: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin {
  return {
    name: 'airdex-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.crossOrigin = 'anonymous';
      script.async = true;
      // Empty for what a developer's server has. What nobody has registered is not run.
      script.integrity = integrities.get(url) ?? OF_NO_FILE;
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}

/** Where containers of remotes look for the runtime that they were built without. */
const RUNTIME_GLOBAL = '_FEDERATION_RUNTIME_CORE';

/** Module Federation's runtime with the shell's libraries in its share scope. One for the page. */
export function createFederation(): Federation {
  Object.assign(globalThis, { [RUNTIME_GLOBAL]: sharedRuntime });
  const integrities = new Map<string, string>();
  const registered = new Map<string, string>();
  const instance = createInstance({
    name: 'airdex_shell',
    remotes: [],
    shared: sharedModules(),
    shareStrategy: 'loaded-first',
    plugins: [scriptPlugin(integrities)],
  });
  return {
    register({ federationName, url, integrity }) {
      if (registered.get(federationName) === url) return;
      const absolute = new URL(url, document.baseURI).href;
      integrities.set(absolute, integrity);
      instance.registerRemotes([{ name: federationName, entry: absolute, type: 'global' }], {
        force: registered.has(federationName),
      });
      registered.set(federationName, url);
    },
    load: (federationName, exposed) =>
      instance.loadRemote(`${federationName}/${exposed.replace(/^\.\//, '')}`),
  };
}
