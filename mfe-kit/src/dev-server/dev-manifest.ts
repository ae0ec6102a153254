import { federationNameOf } from '@airdex/shared-contracts/composition';
import type { DevelopmentManifest } from '@airdex/shared-contracts/overrides';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import type { RemoteDefinition } from '../remote-definition/remote-definition.ts';
import { DEV_ENTRY } from './dev-config.ts';

/** The description of the remote that the dev server gives to the shell. */
export function devManifest({
  name,
  exposes,
  raises = [],
  answers = [],
  pages,
}: RemoteDefinition): DevelopmentManifest {
  return {
    name,
    federationName: federationNameOf(name),
    contractVersion: REMOTE_CONTRACT_VERSION,
    entry: DEV_ENTRY,
    exposes: Object.keys(exposes),
    raises: [...raises],
    answers: [...answers],
    ...(pages !== undefined && { pages: [...pages] }),
  };
}
