import { refine, string } from 'zod/mini';
import { parseContractVersion } from '../remote-contract/contract-version.ts';

/** Version of the contract between shell and remotes, as manifests carry it: major.minor.patch. */
export const contractVersionSchema = string().check(
  refine((version) => parseContractVersion(version) !== null, { error: 'must be a version such as 1.2.0' }),
);
