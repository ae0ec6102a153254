import { regex, string } from 'zod/mini';

const VERSION = /^(\d+)\.(\d+)\.(\d+)$/;

/** Version of the contract between shell and remotes: major.minor.patch, without a pre-release. */
export const contractVersionSchema = string().check(regex(VERSION, 'must be a version such as 1.2.0'));

function parts(version: string): readonly [number, number, number] {
  const match = VERSION.exec(version);
  if (match === null) throw new TypeError(`"${version}" is not a contract version such as 1.2.0`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/**
 * Whether a shell that offers contract `offered` can run a remote that was built against `builtAgainst`:
 * same major, and the shell's minor not older (a minor only adds, so a newer shell serves an older remote).
 * Patches never matter.
 * @throws TypeError when either is not major.minor.patch.
 */
export function isContractCompatible(builtAgainst: string, offered: string): boolean {
  const [wantedMajor, wantedMinor] = parts(builtAgainst);
  const [major, minor] = parts(offered);
  return major === wantedMajor && minor >= wantedMinor;
}
