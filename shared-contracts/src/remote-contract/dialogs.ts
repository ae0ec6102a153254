import type { AddMode } from '../api/playlist/playlist-write-endpoints.ts';
import type { SearchFilterInput } from '../search-filter/search-filter.ts';
import type { SelectedSearchInput } from '../search-filter/search-request.ts';

/**
 * Dialogs that any remote may open and one remote holds: name → what it is opened with and what it answers. Whoever
 * holds a dialog does the work, shows its failures and raises the events (`saveSearch`, `playlistsChange`).
 */
export interface RemoteDialogs {
  /** Changes the password of the user who is signed in; since 1.6.0. */
  'change-password': {
    readonly props: Readonly<Record<never, never>>;
    readonly result: { readonly isChanged: true };
  };
  /** Keeps a search: as a new saved search, or as the filter of one that exists. */
  'save-search': {
    readonly props: { readonly filter: SearchFilterInput };
    readonly result: {
      readonly id: number;
      readonly searchName: string;
      readonly action: 'created' | 'updated';
    };
  };
  /** Puts the programmes that `filter` means into playlists. */
  'add-to-playlist': {
    readonly props: {
      /** With the ticked rows, as the call takes it. */
      readonly filter: SelectedSearchInput;
      /** How many programmes that are. */
      readonly count: number;
      /** The programme's name, where it is one. */
      readonly name?: string;
      /**
       * Add (the default) keeps what the playlists hold. ReplaceByProgram is for one programme, the only one of
       * `selectedIds`: its playlists come ticked, and those ticked at the end are the ones that hold it.
       */
      readonly mode?: AddMode;
    };
    readonly result: { readonly idPlaylists: readonly number[]; readonly mode: AddMode };
  };
  /** Takes the programmes that `filter` means out of playlists. */
  'remove-from-playlist': {
    readonly props: { readonly filter: SelectedSearchInput; readonly count: number };
    readonly result: { readonly idPlaylists: readonly number[] };
  };
}

export type DialogName = keyof RemoteDialogs;
export type DialogProps<Name extends DialogName> = RemoteDialogs[Name]['props'];
export type DialogResult<Name extends DialogName> = RemoteDialogs[Name]['result'];

/** What the module of a dialog is mounted with: what it was opened with, and its ways back. */
export type DialogScreenProps<Name extends DialogName> = DialogProps<Name> & {
  /**
   * Answers who opened it: the result, or null when it was closed without one. After null it is unmounted; after a
   * result it may stay to say what happened, without a modal, until it leaves.
   */
  readonly answer: (result: DialogResult<Name> | null) => void;
  /** It has nothing left to show and is unmounted. Before an answer it is one of null. */
  readonly leave: () => void;
};

export interface OpenDialogOptions {
  /** Aborted when what opened it is gone: the dialog then closes with null. */
  readonly signal?: AbortSignal;
}

/** The dialogs as remotes are given them. */
export interface HostDialogs {
  /**
   * Opens a dialog over the page. Resolves with its result, or with null when it was closed: by the user, by a
   * navigation, by the end of the session or by `signal`. Never rejects: what goes wrong is shown in the dialog. Where
   * one of this name is open already, that one stays and the answer is null at once.
   * The focus goes into the dialog and comes back to where it was.
   */
  open<Name extends DialogName>(
    name: Name,
    props: DialogProps<Name>,
    options?: OpenDialogOptions,
  ): Promise<DialogResult<Name> | null>;
  /** Fetches the dialog's files, so that it opens faster. Call it when the dialog is likely to be opened next. */
  prepare(name: DialogName): void;
}
