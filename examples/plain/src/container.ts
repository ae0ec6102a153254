import type { ScreenLifecycles } from '@airdex/shared-contracts/remote-contract';

/** The exposed modules, as in mfe.config.ts. */
const MODULES = new Map<string, () => Promise<ScreenLifecycles>>([['./page', () => import('./page.ts')]]);

/** The page calls this first, with the libraries that it shares. This remote uses none. */
export function init(): void {}

/**
 * Loads an exposed module. Resolves with a function that returns it.
 * @throws Error for a module that is not exposed
 */
export async function get(exposed: string): Promise<() => ScreenLifecycles> {
  const load = MODULES.get(exposed);
  if (load === undefined) throw new Error(`mfe-plain does not expose ${exposed}`);
  const module = await load();
  return () => module;
}
