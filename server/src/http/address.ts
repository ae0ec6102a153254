import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that identify the network; a subscriber may choose the rest freely. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/** Whether an address is this machine's own. */
export function isLoopback(address: string): boolean {
  return address === '::1' || (MAPPED.exec(address)?.[1] ?? address).startsWith('127.');
}

/** The key for counting calls of one address: the address, or the network of an IPv6 one. */
export function addressKey(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [left = '', right = ''] = (address.split('%')[0] ?? '').split('::', 2);
  const before = left === '' ? [] : left.split(':');
  const after = right === '' ? [] : right.split(':');
  const missing = address.includes('::') ? GROUPS - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...after];
  return `${groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
