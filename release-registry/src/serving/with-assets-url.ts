import type { Composition } from '@airdex/shared-contracts/composition';

/**
 * A composition whose code browsers load from another address, such as a CDN before the bucket of the registry. What
 * has an address of its own already keeps it.
 * @param assetsUrl what the paths of releases are added to, without a slash at its end: `https://cdn.example.com`
 */
export function withAssetsUrl(composition: Composition, assetsUrl: string): Composition {
  const moved = <Part extends { readonly base: string }>(part: Part): Part =>
    part.base.startsWith('/') ? { ...part, base: assetsUrl + part.base } : part;
  return { ...composition, shell: moved(composition.shell), remotes: composition.remotes.map(moved) };
}
