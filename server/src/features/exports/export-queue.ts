import { HttpError, type LocalisedMessage } from '../../http/http-error.ts';

/** An export that requests its turn. */
export interface ExportTurn {
  readonly idUser: number;
  /** Aborts when the export is no longer wanted: it leaves the queue. */
  readonly signal: AbortSignal;
  /**
   * Called with the position in the queue, 1 for the next, whenever it changes. Not called for one that
   * starts immediately.
   */
  readonly onPlace: (place: number) => void;
}

/**
 * Runs a few exports of this node at a time; the others wait. Users take turns, however many exports each
 * requests.
 */
export interface ExportQueue {
  /**
   * Runs `work` when it is its turn. Throws the signal's reason if it aborts before; 503 if too many wait.
   */
  run<Result>(turn: ExportTurn, work: () => Promise<Result>): Promise<Result>;
}

export interface ExportQueueOptions {
  /** Maximum number of concurrent exports. */
  readonly atOnce: number;
  /** Maximum number of waiting exports, of all users together. */
  readonly waiting: number;
}

interface Waiting {
  readonly turn: ExportTurn;
  /** Each export of a user belongs to a later round than the one before; earlier rounds go first. */
  readonly round: number;
  readonly begin: () => void;
  place: number;
}

/** A user with exports under way. */
interface Active {
  readonly exports: number;
  /** Round of the newest. */
  readonly round: number;
}

/** Seconds after which a full queue may have room again. */
const RETRY_AFTER = '30';
const FULL: LocalisedMessage = {
  en: 'Many files are being created at the moment. Please try again in a minute.',
  ch: '当前正在生成的文件较多，请稍后再试。',
};

export function createExportQueue({ atOnce, waiting: waitingMax }: ExportQueueOptions): ExportQueue {
  const waiting = new Set<Waiting>();
  const users = new Map<number, Active>();
  let free = atOnce;
  let currentRound = 0;

  /** Counts one more export of a user, and returns its round. */
  const enter = (idUser: number): number => {
    const { exports, round: last } = users.get(idUser) ?? { exports: 0, round: currentRound - 1 };
    const round = Math.max(currentRound, last + 1);
    users.set(idUser, { exports: exports + 1, round });
    return round;
  };
  const exit = (idUser: number): void => {
    const { exports = 1, round = 0 } = users.get(idUser) ?? {};
    if (exports === 1) users.delete(idUser);
    else users.set(idUser, { exports: exports - 1, round });
  };
  const inOrder = (): Waiting[] => [...waiting].sort((a, b) => a.round - b.round);
  const advance = (): void => {
    for (const next of inOrder().slice(0, free)) {
      waiting.delete(next);
      free -= 1;
      currentRound = Math.max(currentRound, next.round);
      next.begin();
    }
    for (const [index, one] of inOrder().entries()) {
      if (one.place === index + 1) continue;
      one.place = index + 1;
      one.turn.onPlace(one.place);
    }
  };
  const itsTurn = (turn: ExportTurn): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.delete(one);
        exit(turn.idUser);
        reject(turn.signal.reason as Error);
        advance();
      };
      const begin = (): void => {
        turn.signal.removeEventListener('abort', leave);
        resolve();
      };
      const one: Waiting = { turn, round: enter(turn.idUser), begin, place: 0 };
      turn.signal.addEventListener('abort', leave, { once: true });
      waiting.add(one);
      advance();
    });
  return {
    async run(turn, work) {
      turn.signal.throwIfAborted();
      if (free <= 0 && waiting.size >= waitingMax)
        throw new HttpError('unavailable', FULL, {
          headers: { 'Retry-After': RETRY_AFTER },
        });
      await itsTurn(turn);
      try {
        turn.signal.throwIfAborted();
        return await work();
      } finally {
        free += 1;
        exit(turn.idUser);
        advance();
      }
    },
  };
}
