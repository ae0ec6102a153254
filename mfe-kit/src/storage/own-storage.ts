import type { ShellStorageKey } from '@airdex/shared-contracts/constants';

/** A key that a remote may use: a literal type that is not one of the shell's keys. */
export type OwnKey<Key extends string> = [Extract<ShellStorageKey, Key>] extends [never] ? Key : never;

/**
 * A storage of the browser for remotes: without the keys of the shell, such as the session's token. Each call may throw
 * if storage is full or forbidden.
 */
export interface OwnStorage {
  getItem<Key extends string>(key: OwnKey<Key>): string | null;
  setItem<Key extends string>(key: OwnKey<Key>, value: string): void;
  removeItem<Key extends string>(key: OwnKey<Key>): void;
}

/** Storage of this browser, shared by all tabs and remotes: begin keys with their subject. @throws if it is forbidden */
export const ownLocalStorage = (): OwnStorage => localStorage;

/** Storage of the tab until it is closed. @throws if it is forbidden */
export const ownSessionStorage = (): OwnStorage => sessionStorage;
