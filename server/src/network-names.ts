import { isIP } from 'node:net';

const LOCAL_NAMES = ['localhost', '127.0.0.1', '::1', '[::1]'];

/** Whether a name or an address, as in the site's address, means this machine itself. */
export function isLoopbackName(name: string): boolean {
  return LOCAL_NAMES.includes(name.toLowerCase()) || /^127\.\d+\.\d+\.\d+$/.test(name);
}

/** Whether only this machine can open the site, as far as the server knows. */
export function isForThisMachine(host: string | undefined, publicUrl: string): boolean {
  return (
    LOCAL_NAMES.includes(new URL(publicUrl).hostname) && (host === undefined || LOCAL_NAMES.includes(host))
  );
}

/** Names of address ranges. */
const PROXY_NAMES = ['loopback', 'linklocal', 'uniquelocal'];

/** Whether a text names a trusted proxy: an address, a range of them, or a name of one. */
export function isProxy(text: string): boolean {
  if (PROXY_NAMES.includes(text)) return true;
  const [, address = '', bits] = /^([^/]*)(?:\/(\d+))?$/.exec(text) ?? [];
  const version = isIP(address);
  // With a range of all addresses, any caller could claim any address. Fastify refuses it.
  const isRange = Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128);
  return version !== 0 && (bits === undefined || isRange);
}
