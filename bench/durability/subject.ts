import type { Random } from '../search-index/random.ts';
import type { Answer } from '../subscribers/request.ts';
import type { Client } from './client.ts';

/** Stored data of a user, in a form whose JSON can be compared. */
export type State = unknown;

export interface Change {
  /** Requests the change. */
  readonly send: () => Promise<Answer>;
  /** The stored data after the change. */
  readonly after: State;
  /** The data to be read if there was no response, if it differs from `after`. */
  readonly afterUnanswered?: State;
}

/** Data of one user that is repeatedly written and can be read. */
export interface Subject {
  readonly name: string;
  readonly client: Client;
  /** Creates what its changes require. Called once. */
  prepare(): Promise<void>;
  read(): Promise<State>;
  /** A change of the currently stored data. */
  change(state: State, random: Random): Change;
}
