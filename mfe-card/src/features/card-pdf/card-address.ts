import { ownLocalStorage } from '@airdex/mfe-kit/storage';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { routePath } from '@airdex/shared-contracts/routes';

/**
 * Address of a programme's card for a file that is read elsewhere. The server prints the page from its own
 * address, so the public address is passed to it separately.
 */
export function cardAddress(idProgram: number): string {
  const stored = storedAddress();
  const base = stored !== null && /^https?:\/\//.test(stored) ? stored : window.location.origin;
  return base + routePath('card', { id: idProgram });
}

function storedAddress(): string | null {
  try {
    return ownLocalStorage().getItem(LOCAL_STORAGE_KEYS.publicUrl);
  } catch {
    return null; // Storage is forbidden.
  }
}
