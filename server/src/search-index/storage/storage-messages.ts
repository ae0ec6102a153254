import type { StoredIndex, UnusableReason } from './stored-index.ts';
import type { IndexFilePaths } from './write-index-file.ts';

/** The one task of a storage thread. */
export type StorageTask =
  | { readonly kind: 'read'; readonly file: string; readonly threads: number }
  | {
      readonly kind: 'write';
      readonly paths: IndexFilePaths;
      /** The code at the start of this process. */
      readonly builder: string;
      readonly stored: StoredIndex;
    };

export type StorageReply =
  | { readonly kind: 'read'; readonly builder: string; readonly result: StoredIndex | Unusable }
  | { readonly kind: 'written'; readonly bytes: number }
  | { readonly kind: 'failed'; readonly message: string };

export interface Unusable {
  readonly reason: UnusableReason;
  readonly message: string;
}
