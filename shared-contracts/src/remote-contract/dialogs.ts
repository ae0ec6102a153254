import type { AddMode } from '../api/playlist/playlist-write-endpoints.ts';
import type { SearchFilterInput } from '../search-filter/search-filter.ts';
import type { SelectedSearchInput } from '../search-filter/search-request.ts';

/**
 * Dialogs that one remote provides and any remote may open, by name: its props and its result. The remote that provides
 * a dialog does the work, shows failures and raises the events (`saveSearch`, `playlistsChange`).
 */
export interface RemoteDialogs {
  /** Changes the password of the signed-in user; since 1.6.0. */
  'change-password': {
    readonly props: Readonly<Record<never, never>>;
    readonly result: { readonly isChanged: true };
  };
  /** Saves a search: as a new saved search, or as the filter of an existing one. */
  'save-search': {
    readonly props: { readonly filter: SearchFilterInput };
    readonly result: {
      readonly id: number;
      readonly searchName: string;
      readonly action: 'created' | 'updated';
    };
  };
  /** Adds the programmes of `filter` to playlists. */
  'add-to-playlist': {
    readonly props: {
      /** The filter and the ticked rows, as in the call. */
      readonly filter: SelectedSearchInput;
      /** Number of those programmes. */
      readonly count: number;
      /** Name of the programme, if there is only one. */
      readonly name?: string;
      /**
       * Add (the default) keeps what the playlists contain. ReplaceByProgram is for one programme, the only one in
       * `selectedIds`: its playlists are ticked at first, and at the end exactly the ticked ones contain it.
       */
      readonly mode?: AddMode;
    };
    readonly result: { readonly idPlaylists: readonly number[]; readonly mode: AddMode };
  };
  /** Removes the programmes of `filter` from playlists. */
  'remove-from-playlist': {
    readonly props: { readonly filter: SelectedSearchInput; readonly count: number };
    readonly result: { readonly idPlaylists: readonly number[] };
  };
}

export type DialogName = keyof RemoteDialogs;
export type DialogProps<Name extends DialogName> = RemoteDialogs[Name]['props'];
export type DialogResult<Name extends DialogName> = RemoteDialogs[Name]['result'];

/** The props of a dialog's module: those it was opened with, and callbacks to return a result. */
export type DialogScreenProps<Name extends DialogName> = DialogProps<Name> & {
  /**
   * Passes the result to the opener, or null if the user closed the dialog without one. After null it is unmounted.
   * After a result it may stay without a modal, to show what happened, until it calls `leave`.
   */
  readonly answer: (result: DialogResult<Name> | null) => void;
  /** Unmounts the dialog. If called before `answer`, the result is null. */
  readonly leave: () => void;
};

export interface OpenDialogOptions {
  /** Aborted when the opener is unmounted: the dialog then closes with null. */
  readonly signal?: AbortSignal;
}

/** Dialogs, for remotes that open them. */
export interface HostDialogs {
  /**
   * Opens a dialog over the page. Resolves with its result, or with null if it was closed: by the user, by a
   * navigation, by the end of the session or by `signal`. Never rejects: the dialog shows errors. If a dialog of this
   * name is open already, it stays open, and the result is null at once.
   * Focus moves into the dialog, and returns to where it was.
   */
  open<Name extends DialogName>(
    name: Name,
    props: DialogProps<Name>,
    options?: OpenDialogOptions,
  ): Promise<DialogResult<Name> | null>;
  /** Loads the dialog's files, so that it opens faster. Call it when the dialog is likely to be opened next. */
  prepare(name: DialogName): void;
}
