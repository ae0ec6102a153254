import type { Random } from '../search-index/random.ts';
import type { Answer } from '../subscribers/request.ts';
import type { Client } from './client.ts';

/** What somebody stores, in a form whose JSON can be compared. */
export type State = unknown;

export interface Change {
  /** Asks for it. */
  readonly send: () => Promise<Answer>;
  /** What is stored once it is done. */
  readonly after: State;
  /** What is read then when the answer never came, where that differs. */
  readonly afterUnanswered?: State;
}

/** Something of one user that is written over and over, and can be read back. */
export interface Subject {
  readonly name: string;
  readonly client: Client;
  /** Makes what its changes need. Once. */
  prepare(): Promise<void>;
  read(): Promise<State>;
  /** A change of what is stored now. */
  change(state: State, random: Random): Change;
}
