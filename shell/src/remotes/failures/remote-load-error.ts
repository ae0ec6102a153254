import { failureCode } from './failure-number.ts';
import { describeFailure, type RemoteFailure } from './remote-failure.ts';

/** Names the remote that cannot be shown and the reason. `cause` is the thrown value, if any. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly exposed: string;
  readonly failure: RemoteFailure;
  /** Code of the failure's documentation page: `AIRDEX-108`. */
  readonly code: string;

  constructor(remote: string, exposed: string, failure: RemoteFailure, cause?: unknown) {
    super(`${remote} ${exposed}: ${describeFailure(failure)}`, { cause });
    this.remote = remote;
    this.exposed = exposed;
    this.failure = failure;
    this.code = failureCode(failure);
  }
}
