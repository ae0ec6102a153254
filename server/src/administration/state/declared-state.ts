import type { ContentFile } from '../files/content-file.ts';
import type { FileIssue } from '../files/invalid-files.ts';
import type { Path } from '../files/yaml-source.ts';
import type { State } from './state-schema.ts';

/** A part of the declared state, and its place in the files. */
export interface Declared<T> {
  readonly value: T;
  readonly issue: (path: Path, message: string) => FileIssue;
  /** A file that the state names. */
  readonly fileAt: (path: string | undefined) => ContentFile | undefined;
}

/** The entries of a list of the state. */
export type Part<List extends keyof State> = NonNullable<State[List]>[number];

/** The lists of all files; null if no file contains the list. */
export type DeclaredState = { readonly [List in keyof State]-?: readonly Declared<Part<List>>[] | null };
