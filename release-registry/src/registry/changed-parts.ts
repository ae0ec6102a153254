import type { Composition } from '@airdex/shared-contracts/composition';
import { partsOf } from './stored-parts.ts';

/** A part of the product that users get another release of. `name`: `shell` or a remote's; null: it was, or is, none. */
export interface PartChange {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

type Parts = Pick<Composition, 'shell' | 'remotes'>;

/** Pure: the parts that are not the same in two compositions, the shell first, then remotes by name. */
export function changedParts(before: Parts, after: Parts): PartChange[] {
  const releases = (parts: Parts) =>
    new Map(partsOf(parts).map(({ name, composed }) => [name, composed.release]));
  const [was, is] = [releases(before), releases(after)];
  const remotes = [...new Set([...was.keys(), ...is.keys()])].filter((name) => name !== 'shell').sort();
  return ['shell', ...remotes]
    .map((name) => ({ name, from: was.get(name) ?? null, to: is.get(name) ?? null }))
    .filter(({ from, to }) => from !== to);
}
