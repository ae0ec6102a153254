import type { Composition } from '@airdex/shared-contracts/composition';
import { partsOf } from './stored-parts.ts';

/** A part whose release changed. `name` is `shell` or a remote's name. Null: the part did, or does, not exist. */
export interface PartChange {
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

type Parts = Pick<Composition, 'shell' | 'remotes'>;

/** The parts that differ between two compositions: the shell first, then remotes by name. Pure. */
export function changedParts(before: Parts, after: Parts): PartChange[] {
  const releases = (parts: Parts) =>
    new Map(partsOf(parts).map(({ name, composed }) => [name, composed.release]));
  const [was, is] = [releases(before), releases(after)];
  const remotes = [...new Set([...was.keys(), ...is.keys()])].filter((name) => name !== 'shell').sort();
  return ['shell', ...remotes]
    .map((name) => ({ name, from: was.get(name) ?? null, to: is.get(name) ?? null }))
    .filter(({ from, to }) => from !== to);
}
