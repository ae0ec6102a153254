import { failureCode } from './failure-number.ts';
import { describeFailure, type RemoteFailure } from './remote-failure.ts';

/** A remote that can't be shown: which, and why. `cause` is what was thrown, where something was. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly exposed: string;
  readonly failure: RemoteFailure;
  /** The number under which it is explained: `AIRDEX-108`. */
  readonly code: string;

  constructor(remote: string, exposed: string, failure: RemoteFailure, cause?: unknown) {
    super(`${remote} ${exposed}: ${describeFailure(failure)}`, { cause });
    this.remote = remote;
    this.exposed = exposed;
    this.failure = failure;
    this.code = failureCode(failure);
  }
}
