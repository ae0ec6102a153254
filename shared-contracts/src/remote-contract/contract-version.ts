/**
 * Version of the contract between shell and remotes, by semantic versioning: a change that breaks existing remotes is
 * a new major. The manifest of each remote states the version that it was built against.
 */
export const REMOTE_CONTRACT_VERSION = '1.10.0';

export interface ContractVersion {
  readonly major: number;
  readonly minor: number;
  readonly patch: number;
}

/** Reads 'major.minor.patch'; null for any other text. */
export function parseContractVersion(text: string): ContractVersion | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(text);
  if (match === null) return null;
  return { major: Number(match[1]), minor: Number(match[2]), patch: Number(match[3]) };
}

/**
 * Whether a shell of version `offered` can run a remote that was built against `required`: the major is the same, and
 * the shell's minor is not older.
 */
export function isContractCompatible(offered: string, required: string): boolean {
  const shell = parseContractVersion(offered);
  const remote = parseContractVersion(required);
  return shell !== null && remote !== null && shell.major === remote.major && shell.minor >= remote.minor;
}
