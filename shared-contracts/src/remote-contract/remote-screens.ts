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
 * What each remote exposes, and the props each exposed module is mounted with. An exposed module is named by what is
 * shown, and holds single-spa lifecycles.
 */
export interface RemoteScreens {
  'mfe-search': {
    /** The home page. */
    './home': NoProps;
    /** Results in place of the page; takes the search commands. */
    './results': NoProps;
    /** The filters of a search, beside the page; raises `closeAdvancedSearch` to be closed. */
    './advanced-panel': NoProps;
  };
  'mfe-card': {
    './card': { readonly idProgram: number };
    /** The cards as they are printed: outside of the frame, one after the other. */
    './card-pdf': { readonly ids: readonly number[] };
    /** Programmes side by side, those of the address; since 1.5.0. */
    './compare': NoProps;
    /** A comparison as it is printed; since 1.5.0. */
    './compare-pdf': { readonly ids: readonly number[] };
  };
  'mfe-account': {
    './faq': NoProps;
    /** The form of a free trial, for visitors; since 1.6.0. */
    './free-trial': NoProps;
    /** A letter of the daily update, which replaces the whole document; since 1.6.0. */
    './letter': { readonly id: string };
    /** A new password by the link of a mail, for visitors; since 1.6.0. */
    './reset-password': { readonly hash: string };
    /** Ends the daily update by the link of a letter, for visitors; since 1.6.0. */
    './unsubscribe': { readonly idLetter: string; readonly idUser: string };
    './change-password-dialog': DialogScreenProps<'change-password'>;
    /** Settings and searches of the daily letter; since 1.6.0. */
    './daily-update': NoProps;
    /** What the company has subscribed to; since 1.6.0. */
    './my-subscription': NoProps;
    /** The monthly reports; leads home if there are none for the user. Since 1.6.0. */
    './reports': NoProps;
    /** Since 1.6.0. */
    './about-us': NoProps;
    /** Which data the product keeps; open to visitors. Since 1.6.0. */
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
