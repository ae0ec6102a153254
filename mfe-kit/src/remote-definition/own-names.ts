/** The prefix of every remote's name. */
export const NAME_PREFIX = 'mfe-';

/** Short names of parts of the product itself: in tokens, addresses, the history and packages. */
const OWN_NAMES: readonly string[] = ['devtools', 'host', 'kit', 'registry', 'server', 'shell'];

/** Whether a remote's name, such as `mfe-shell`, is that of a part of the product itself. */
export function isOwnName(name: string): boolean {
  return name.startsWith(NAME_PREFIX) && OWN_NAMES.includes(name.slice(NAME_PREFIX.length));
}
