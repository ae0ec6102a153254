/** What the name of every remote begins with. */
export const NAME_PREFIX = 'mfe-';

/** Short names that mean parts of the product itself: in tokens, in addresses, in the history, among the packages. */
const OWN_NAMES: readonly string[] = ['devtools', 'host', 'kit', 'registry', 'server', 'shell'];

/** Whether a remote's name, such as `mfe-shell`, is one of the product's own parts. */
export function isOwnName(name: string): boolean {
  return name.startsWith(NAME_PREFIX) && OWN_NAMES.includes(name.slice(NAME_PREFIX.length));
}
