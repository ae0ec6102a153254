import type { ContainerSource, Federation } from './federation.ts';

/**
 * Module Federation's runtime and the share scope, which load once for the page: while the frame renders, or with the
 * first screen of a remote. After a failure, the next load tries again.
 */
export function federationOnDemand(
  fetchCode = () => import(/* webpackChunkName: "remotes" */ './federation.ts'),
): Federation {
  const waiting: ContainerSource[] = [];
  let federation: Federation | null = null;
  let loading: Promise<Federation> | null = null;

  async function load(): Promise<Federation> {
    const { createFederation } = await fetchCode();
    const created = createFederation();
    for (const source of waiting.splice(0)) created.register(source);
    federation = created;
    return created;
  }

  return {
    register(source) {
      if (federation === null) waiting.push(source);
      else federation.register(source);
    },
    async load(federationName, exposed) {
      loading ??= load().catch((error: unknown) => {
        loading = null;
        throw error;
      });
      return (await loading).load(federationName, exposed);
    },
  };
}
