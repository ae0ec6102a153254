import { readFileSync } from 'node:fs';

/**
 * The account that PostgreSQL's server runs under. The server refuses to run as root, so root uses Debian's `postgres`.
 *
 * @returns {{ uid: number, gid: number } | {} | undefined} nothing to change for anyone but root; undefined when root
 *   has no such account
 */
export function unprivilegedAccount() {
  if (process.getuid?.() !== 0) return {};
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}
