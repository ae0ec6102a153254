import type { DialogName } from './dialogs.ts';
import type { RemoteScreen } from './remote-screens.ts';

/** The exposed module of each dialog. */
export const DIALOG_SCREENS = {
  'change-password': { remote: 'mfe-account', exposed: './change-password-dialog' },
  'save-search': { remote: 'mfe-collections', exposed: './save-search-dialog' },
  'add-to-playlist': { remote: 'mfe-collections', exposed: './add-to-playlist-dialog' },
  'remove-from-playlist': { remote: 'mfe-collections', exposed: './remove-from-playlist-dialog' },
} as const satisfies Record<DialogName, RemoteScreen>;
