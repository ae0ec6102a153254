import type { Composition } from '@airdex/shared-contracts/composition';

/**
 * Returns the composition with addresses on another origin, such as a CDN in front of the registry's bucket. Absolute
 * addresses stay as they are.
 * @param assetsUrl prefix for the paths of releases, without a slash at its end: `https://cdn.example.com`
 */
export function withAssetsUrl(composition: Composition, assetsUrl: string): Composition {
  const moved = <Part extends { readonly base: string }>(part: Part): Part =>
    part.base.startsWith('/') ? { ...part, base: assetsUrl + part.base } : part;
  return { ...composition, shell: moved(composition.shell), remotes: composition.remotes.map(moved) };
}
