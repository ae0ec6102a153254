import { avoidedRelease, COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { SESSION_STORAGE_KEYS } from '@airdex/shared-contracts/constants';

const isHash = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);

/** Whether the page runs code of a developer, which does not belong to its composition. */
export const hasOverrides = () => sessionStorage.getItem(SESSION_STORAGE_KEYS.remoteOverrides) !== null;

/** Id of the page's composition, and the name of its shell as in `avoidedRelease`. */
export interface PageShell {
  readonly id: string;
  readonly shell: string;
}

/** The shell that the page is about to run. Null if failures must not count for it: then there is none to avoid. */
export function pageShell(): PageShell | null {
  try {
    const text = document.getElementById(COMPOSITION_ELEMENT_ID)?.textContent;
    const { id, shell } = JSON.parse(text || '{}') as { id: string; shell: { release: string } };
    if (!isHash(id) || !isHash(shell.release) || hasOverrides()) return null;
    return { id, shell: avoidedRelease('shell', shell.release) };
  } catch {
    return null;
  }
}
