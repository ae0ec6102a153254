import type { Language } from '../constants/language.ts';
import type { DialogScreenProps } from './dialogs.ts';

/** Props of a screen that needs nothing but the host services. */
export type NoProps = Readonly<Record<never, never>>;

/** Appearance of the page; 'system' follows the operating system. */
export type PageTheme = 'light' | 'dark' | 'system';

/** Settings of the page that the shell keeps, and how to change them. */
export interface AccountScreenProps {
  readonly theme: PageTheme;
  readonly onThemeChange: (theme: PageTheme) => void;
  readonly onLanguageChange: (language: Language) => void;
}

/**
 * The exposed modules of each remote, and the props that each is mounted with. A module is named after its screen, and
 * exports single-spa lifecycles.
 */
export interface RemoteScreens {
  'mfe-search': {
    /** The home page. */
    './home': NoProps;
    /** Results instead of the page; handles the search commands. */
    './results': NoProps;
    /** The filters of a search, beside the page; raises `closeAdvancedSearch` to be closed. */
    './advanced-panel': NoProps;
  };
  'mfe-card': {
    './card': { readonly idProgram: number };
    /** Cards for printing: without the frame, one after the other. */
    './card-pdf': { readonly ids: readonly number[] };
    /** The programmes in the page's address, side by side; since 1.5.0. */
    './compare': NoProps;
    /** A comparison for printing; since 1.5.0. */
    './compare-pdf': { readonly ids: readonly number[] };
  };
  'mfe-account': {
    './faq': NoProps;
    /** The form of a free trial, for visitors; since 1.6.0. */
    './free-trial': NoProps;
    /** A letter of the daily update, which replaces the whole document; since 1.6.0. */
    './letter': { readonly id: string };
    /** Sets a new password, by the link in a mail, for visitors; since 1.6.0. */
    './reset-password': { readonly hash: string };
    /** Ends the daily update, by the link in a letter, for visitors; since 1.6.0. */
    './unsubscribe': { readonly idLetter: string; readonly idUser: string };
    './change-password-dialog': DialogScreenProps<'change-password'>;
    /** Settings and searches of the daily letter; since 1.6.0. */
    './daily-update': NoProps;
    /** The company's subscription; since 1.6.0. */
    './my-subscription': NoProps;
    /** The monthly reports; redirects to the home page if the user has none. Since 1.6.0. */
    './reports': NoProps;
    /** Since 1.6.0. */
    './about-us': NoProps;
    /** Describes the data that the product stores; also for visitors. Since 1.6.0. */
    './privacy': NoProps;
    /** The user's own settings, sessions and data; since 1.6.0. */
    './account': AccountScreenProps;
  };
  'mfe-collections': {
    './saved-searches': NoProps;
    './playlists': NoProps;
    './save-search-dialog': DialogScreenProps<'save-search'>;
    './add-to-playlist-dialog': DialogScreenProps<'add-to-playlist'>;
    './remove-from-playlist-dialog': DialogScreenProps<'remove-from-playlist'>;
  };
}
export type RemoteName = keyof RemoteScreens;
export type ExposedModule<Name extends RemoteName> = keyof RemoteScreens[Name] & string;
export type ScreenProps<
  Name extends RemoteName,
  Module extends ExposedModule<Name>,
> = RemoteScreens[Name][Module];

export const REMOTE_NAMES = [
  'mfe-search',
  'mfe-card',
  'mfe-account',
  'mfe-collections',
] as const satisfies readonly RemoteName[];

/** An exposed module of a remote. */
export type RemoteScreen = {
  [Name in RemoteName]: { readonly remote: Name; readonly exposed: ExposedModule<Name> };
}[RemoteName];
