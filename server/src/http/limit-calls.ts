import type { EndpointName } from '@airdex/shared-contracts/api';
import { addressKey, isLoopback } from './address.ts';
import { onceClosed, type Closing } from './closed-signal.ts';
import { CALL_LIMITS, LOOPBACK_FACTOR, type CallLimit } from './call-limits.ts';
import { createRateCounter, type RateCounter } from './rate.ts';
import { tooManyRequests } from './too-many-requests.ts';
import type { LocalisedMessage } from './http-error.ts';

/** Seconds after which to retry if too many run at once: about as long as an export takes. */
const RETRY_AT_ONCE = 5;

const TOO_MANY_AT_ONCE: LocalisedMessage = {
  en: 'Too many exports are under way. Please wait until one of them has finished.',
  ch: '正在进行的导出过多，请等待其中一个完成。',
};
/** What every response of a login contains. */
const NOT_SIGNED_IN = { token: null, isAlreadyLoggedIn: false };

/** The caller of a limited call. */
export interface LimitedCall {
  readonly ip: string;
  readonly idUser: number | null;
}

/** Counts calls against {@link CALL_LIMITS}, for this node. */
export interface CallLimiter {
  /** Counts a call. Rejects with 429 if the caller made too many. */
  count(name: EndpointName, call: LimitedCall): Promise<void>;
  /** Counts a call as running until its response has ended. Rejects with 429 if too many run for the user. */
  begin(name: EndpointName, call: LimitedCall, reply: Closing): void;
}

export interface CallLimiterOptions {
  /** All limits are multiplied by it; 0 disables them. */
  readonly factor: number;
  /** Called when a call that counts while it runs begins (1) and ends (-1). */
  readonly onRunning: (change: 1 | -1) => void;
}

export function createCallLimiter({ factor, onRunning }: CallLimiterOptions): CallLimiter {
  const limits = CALL_LIMITS.map((limit) => new Limit(limit, factor));
  const limitsOf = (name: EndpointName): Limit[] => limits.filter((limit) => limit.isOf(name));
  return {
    async count(name, call) {
      for (const limit of limitsOf(name)) await limit.count(name, call);
    },
    begin(name, call, reply) {
      for (const limit of limitsOf(name)) {
        const end = limit.begin(call);
        if (!end) continue;
        onRunning(1);
        onceClosed(reply, () => {
          onRunning(-1);
          end();
        });
      }
    },
  };
}

/** One limit and its count. */
class Limit {
  readonly #limit: CallLimit;
  readonly #factor: number;
  readonly #rate: RateCounter;
  readonly #running = new Map<number, number>();

  constructor(limit: CallLimit, factor: number) {
    this.#limit = limit;
    this.#factor = factor;
    this.#rate = createRateCounter(limit, factor);
  }

  isOf(name: EndpointName): boolean {
    return this.#limit.calls.includes(name);
  }

  async count(name: EndpointName, { ip, idUser }: LimitedCall): Promise<void> {
    const wait = await this.#rate(ip, this.#limit.by === 'address' ? addressKey(ip) : String(idUser));
    if (wait > 0) throw tooManyRequests(wait, name === 'authenticate' ? { extra: NOT_SIGNED_IN } : {});
  }

  /**
   * Undefined if the number of running calls is unlimited; otherwise a function to call when this one has
   * ended.
   */
  begin({ ip, idUser }: LimitedCall): (() => void) | undefined {
    const { atOnce } = this.#limit;
    if (atOnce === undefined || idUser === null) return undefined;
    const running = this.#running.get(idUser) ?? 0;
    if (
      this.#factor > 0 &&
      running >= Math.ceil(atOnce * this.#factor * (isLoopback(ip) ? LOOPBACK_FACTOR : 1))
    )
      throw tooManyRequests(RETRY_AT_ONCE, { message: TOO_MANY_AT_ONCE });
    this.#running.set(idUser, running + 1);
    return () => {
      const left = (this.#running.get(idUser) ?? 1) - 1;
      if (left === 0) this.#running.delete(idUser);
      else this.#running.set(idUser, left);
    };
  }
}
