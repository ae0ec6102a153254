import type { ContentFile } from '../files/content-file.ts';
import type { FileIssue } from '../files/invalid-files.ts';
import type { Path } from '../files/yaml-source.ts';
import type { State } from './state-schema.ts';

/** A part of the declared state, and where it is. */
export interface Declared<T> {
  readonly value: T;
  readonly issue: (path: Path, message: string) => FileIssue;
  /** A file that it names. */
  readonly fileAt: (path: string | undefined) => ContentFile | undefined;
}

/** What a list of the state contains. */
export type Part<List extends keyof State> = NonNullable<State[List]>[number];

/** The lists of all files; null: no file has this list. */
export type DeclaredState = { readonly [List in keyof State]-?: readonly Declared<Part<List>>[] | null };
