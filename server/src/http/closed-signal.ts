import type { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';

/** The part of a reply that reports the end of its connection. */
export interface Closing {
  readonly raw: Pick<EventEmitter, 'once'> & { readonly destroyed: boolean };
}

/** Runs something once the connection of a reply is closed: at once if it already is, because the event has passed. */
export function onceClosed({ raw }: Closing, run: () => void): void {
  if (raw.destroyed) run();
  else raw.once('close', run);
}

const signals = new WeakMap<FastifyReply, AbortSignal>();

/** Aborts when the client closes the connection before the response was sent completely. */
export function closedSignal(reply: FastifyReply): AbortSignal {
  const known = signals.get(reply);
  if (known) return known;
  const controller = new AbortController();
  const { raw } = reply;
  const abort = (): void => {
    if (!raw.writableFinished) controller.abort();
  };
  onceClosed(reply, abort);
  signals.set(reply, controller.signal);
  return controller.signal;
}
