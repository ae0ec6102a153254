/** To the worker: `bytes` is one or more complete frontend messages of the wire protocol. */
export type PgliteRequest =
  | { kind: 'bytes'; bytes: Uint8Array; connection: number }
  | { kind: 'disconnect'; connection: number }
  | { kind: 'close' };

/**
 * From the worker: first `ready` or `failed`, which is also its last message when it breaks; `bytes` is the
 * database's output to one connection.
 */
export type PgliteReply =
  | { kind: 'ready' }
  | { kind: 'failed'; message: string; code: string | null; unusableFolder: { isInUse: boolean } | null }
  | { kind: 'bytes'; bytes: Uint8Array<ArrayBuffer>; connection: number }
  | { kind: 'closed' };
