/**
 * Version of the contract between shell and remotes, by semantic versioning: a change that an existing remote can't
 * live with is a new major. Every remote's manifest carries the version it was built against.
 */
export const REMOTE_CONTRACT_VERSION = '1.10.0';

export interface ContractVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** Reads 'major.minor.patch'; null when it is anything else. */
export function parseContractVersion(text: string): ContractVersion | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (match === null) return null;
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) };
}

/**
 * Whether a shell that offers `offered` can run a remote built against `required`: same major, and nothing needed
 * that was added after the shell was built.
 */
export function isContractCompatible(offered: string, required: string): boolean {
  const shell = parseContractVersion(offered);
  const remote = parseContractVersion(required);
  return shell !== null && remote !== null && shell.major === remote.major && shell.minor >= remote.minor;
}
