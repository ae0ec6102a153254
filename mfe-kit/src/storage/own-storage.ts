import type { ShellStorageKey } from '@airdex/shared-contracts/constants';

/** A key that is a remote's to use: known to the compiler, and none of the shell's. */
export type OwnKey<Key extends string> = [Extract<ShellStorageKey, Key>] extends [never] ? Key : never;

/**
 * A storage of the browser as a remote has it: without the keys of the shell, the session's token among them. Each call
 * may throw where storage is full or forbidden.
 */
export interface OwnStorage {
  getItem<Key extends string>(key: OwnKey<Key>): string | null;
  setItem<Key extends string>(key: OwnKey<Key>, value: string): void;
  removeItem<Key extends string>(key: OwnKey<Key>): void;
}

/** What this browser keeps, for all tabs. Keys begin with what they are about, for all remotes share them. @throws where it is forbidden */
export const ownLocalStorage = (): OwnStorage => localStorage;

/** What the tab keeps until it is closed. @throws where it is forbidden */
export const ownSessionStorage = (): OwnStorage => sessionStorage;
