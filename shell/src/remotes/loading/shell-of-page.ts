import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';

/** Returns the shell that the page's composition names; undefined for a page without a composition. */
export function shellOfPage(): unknown {
  const text = document.getElementById(COMPOSITION_ELEMENT_ID)?.textContent || '{}';
  try {
    return (JSON.parse(text) as { shell?: unknown }).shell;
  } catch {
    return undefined;
  }
}
