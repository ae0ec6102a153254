import type { FastifyReply } from 'fastify';

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
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  signals.set(reply, controller.signal);
  return controller.signal;
}
