import type { FastifyBaseLogger } from 'fastify';
import type { Caller } from './caller.ts';
import { onceClosed, type Closing } from './closed-signal.ts';
import type { LocalisedMessage } from './http-error.ts';
import { tooManyRequests } from './too-many-requests.ts';

/** Maximum open streams of one session: one for each export that a page follows, and some in reserve. */
export const STREAMS_OF_SESSION_MAX = 20;
/** How often sessions with open streams are checked, milliseconds. They may end on another node. */
const CHECK_EVERY_MS = 1000;
/** Seconds after which to retry. */
const RETRY_AFTER = 5;

const TOO_MANY: LocalisedMessage = {
  en: 'Too many windows show the progress of exports. Please close other windows of this site.',
  ch: '正在跟踪的导出过多，请关闭本网站的其他页面。',
};

/** Streams of events by session; they end with it. */
export interface SessionStreams {
  /**
   * Counts a stream until its reply closes. The signal aborts when the session ends. Rejects with 429 if too
   * many are open.
   */
  open(caller: Pick<Caller, 'idSession'>, reply: Closing): AbortSignal;
}

export interface SessionStreamsOptions {
  /** Which of these sessions are still live. */
  readonly livingSessions: (ids: readonly number[]) => Promise<ReadonlySet<number>>;
  readonly log: Pick<FastifyBaseLogger, 'warn'> | null;
}

export function createSessionStreams({ livingSessions, log }: SessionStreamsOptions): SessionStreams {
  const sessions = new Map<number, Set<AbortController>>();
  let timer: NodeJS.Timeout | undefined;

  const endGone = async (): Promise<void> => {
    const looked = [...sessions.keys()];
    if (looked.length === 0) return;
    const living = await livingSessions(looked);
    for (const idSession of looked)
      if (!living.has(idSession)) for (const stream of sessions.get(idSession) ?? []) stream.abort();
  };
  const checkLater = (): void => {
    timer ??= setTimeout(() => {
      endGone()
        // The streams continue: an unavailable database ends no session.
        .catch((error: unknown) =>
          log?.warn({ err: error }, 'sessions of event streams could not be looked up'),
        )
        .finally(() => {
          timer = undefined;
          if (sessions.size > 0) checkLater();
        });
    }, CHECK_EVERY_MS).unref();
  };

  return {
    open({ idSession }, reply) {
      const streams = sessions.get(idSession) ?? new Set();
      if (streams.size >= STREAMS_OF_SESSION_MAX) throw tooManyRequests(RETRY_AFTER, { message: TOO_MANY });
      const stream = new AbortController();
      streams.add(stream);
      sessions.set(idSession, streams);
      onceClosed(reply, () => {
        streams.delete(stream);
        if (streams.size === 0) sessions.delete(idSession);
      });
      checkLater();
      return stream.signal;
    },
  };
}
