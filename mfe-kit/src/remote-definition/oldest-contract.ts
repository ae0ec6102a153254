import { readDocument, remotePagesSchema } from '@airdex/shared-contracts/composition';
import {
  DECLARATIONS_SINCE,
  isContractCompatible,
  parseContractVersion,
  REMOTE_CONTRACT_VERSION,
} from '@airdex/shared-contracts/remote-contract';
import type { RemotePage } from '@airdex/shared-contracts/composition';

type Declaration = keyof typeof DECLARATIONS_SINCE;

/** The fields of a definition that depend on the contract. */
interface Declared {
  readonly contract?: string;
  readonly pages?: readonly RemotePage[];
  readonly trustedTypes?: readonly string[];
}

/** `1.7` stands for `1.7.0`. */
const complete = (version: string) => (/^\d+\.\d+$/.test(version) ? `${version}.0` : version);

/** The oldest contract that a remote runs with: the one it states, and by default the kit's. */
export function requiredContract(contract: string | undefined): string {
  return contract === undefined ? REMOTE_CONTRACT_VERSION : complete(contract);
}

/** Problems of declarations that the stated contract does not have yet, one line each. */
export function problemsOfDeclarations(contract: string, declared: readonly Declaration[]): string[] {
  return declared
    .filter((field) => !isContractCompatible(contract, DECLARATIONS_SINCE[field]))
    .map(
      (field) =>
        `contract: ${contract} has no ${field}; it came with ${DECLARATIONS_SINCE[field]}. Leave out one of them`,
    );
}

function declarationsOf({ pages, trustedTypes }: Declared): Declaration[] {
  // Another check reports pages that cannot be read.
  const reading = readDocument(remotePagesSchema, pages ?? []);
  const hasRight = reading.ok && reading.value.some(({ right }) => right !== undefined);
  return [
    ...(pages === undefined ? [] : (['pages'] as const)),
    ...(trustedTypes === undefined ? [] : (['trustedTypes'] as const)),
    ...(hasRight ? (['pages.right'] as const) : []),
  ];
}

/** Problems of the contract that a definition states, one line each; none if it states none. */
export function problemsOfContract(definition: Declared): string[] {
  const contract: unknown = definition.contract;
  if (contract === undefined) return [];
  const version = typeof contract === 'string' ? complete(contract) : '';
  const stated = parseContractVersion(version);
  if (stated === null) return [`contract: must be a version such as '1.7', not ${JSON.stringify(contract)}`];
  const kit = parseContractVersion(REMOTE_CONTRACT_VERSION);
  const isLater = kit?.minor === stated.minor && stated.patch > kit.patch;
  if (isLater || !isContractCompatible(REMOTE_CONTRACT_VERSION, version)) {
    const first = `${kit?.major ?? 0}.0.0`;
    return [`contract: ${version} is not one of this kit's, from ${first} to ${REMOTE_CONTRACT_VERSION}`];
  }
  return problemsOfDeclarations(version, declarationsOf(definition));
}
