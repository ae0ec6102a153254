import { federationNameOf } from '@airdex/shared-contracts/composition';
import type { DevelopmentManifest } from '@airdex/shared-contracts/overrides';
import { requiredContract } from '../remote-definition/oldest-contract.ts';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { DEV_ENTRY } from './dev-config.ts';

/** The description of the remote that the dev server gives to the shell. */
export function devManifest({
  name,
  exposes,
  raises = [],
  answers = [],
  pages,
  contract,
}: RemoteDefinition): DevelopmentManifest {
  return {
    name,
    federationName: federationNameOf(name),
    contractVersion: requiredContract(contract),
    entry: DEV_ENTRY,
    exposes: Object.keys(exposes),
    raises: [...raises],
    answers: [...answers],
    ...(pages !== undefined && { pages: [...pages] }),
  };
}
