/** Lifecycle phase in which a remote's code threw. */
export type CrashPhase = 'load' | 'bootstrap' | 'mount' | 'update' | 'render';

/**
 * Why a remote's screen cannot be shown.
 * - composition-unreadable: the page contains no composition, or an invalid one.
 * - unknown-remote, unknown-module: the composition has no such remote, or the remote exposes no such module.
 * - malformed: the remote's entry in the composition, its container or its module is invalid.
 * - incompatible-contract: the remote was built against a contract that this shell lacks; its code was not run.
 * - incompatible-library: the remote requires a different version of a shared library than the shell provides.
 * - unreachable: all `attempts` to load the files failed. `status` is the HTTP status if a server refused them.
 * - tampered: a file differs from the released one; it was not run.
 * - blocked: the page's content security policy does not allow code from the remote's origin.
 * - timed-out: the screen was not shown within `budgetMs` milliseconds.
 * - crashed: the remote's code threw.
 * `needsReload`: an ES module failed again. Many browsers keep the failure of a module until the page is reloaded.
 */
export type RemoteFailure =
  | { readonly kind: 'composition-unreadable'; readonly problems: readonly string[] }
  | { readonly kind: 'unknown-remote' }
  | { readonly kind: 'unknown-module' }
  | {
      readonly kind: 'malformed';
      readonly problems: readonly string[];
      /** The malformed part is the entry in the page's composition, which only a reload can change. */
      readonly isOfPage?: true;
    }
  | { readonly kind: 'incompatible-contract'; readonly builtAgainst: string; readonly offered: string }
  | { readonly kind: 'incompatible-library'; readonly message: string }
  | {
      readonly kind: 'unreachable';
      readonly url: string;
      readonly attempts: number;
      readonly status?: number;
      readonly needsReload?: true;
    }
  | { readonly kind: 'tampered'; readonly url: string; readonly needsReload?: true }
  | { readonly kind: 'blocked'; readonly url: string }
  | { readonly kind: 'timed-out'; readonly step: 'load' | 'mount'; readonly budgetMs: number }
  | { readonly kind: 'crashed'; readonly phase: CrashPhase };

/** Describes the failure for the console and for reports. */
export function describeFailure(failure: RemoteFailure): string {
  switch (failure.kind) {
    case 'composition-unreadable':
      return `the page's composition can't be read: ${failure.problems.join('; ')}`;
    case 'unknown-remote':
      return 'the composition has no such remote';
    case 'unknown-module':
      return 'the remote exposes no such module';
    case 'malformed':
      return `the remote is malformed: ${failure.problems.join('; ')}`;
    case 'incompatible-contract':
      return `the remote was built against contract ${failure.builtAgainst}, the shell offers ${failure.offered}`;
    case 'incompatible-library':
      return failure.message;
    case 'unreachable':
      return `${failure.url} could not be loaded, attempts: ${failure.attempts}${failure.status === undefined ? '' : ` (${failure.status})`}`;
    case 'tampered':
      return `${failure.url} is not the file that was released`;
    case 'blocked':
      return `the page's policy does not allow ${failure.url}`;
    case 'timed-out':
      return `the ${failure.step} took longer than ${failure.budgetMs} ms`;
    case 'crashed':
      return `the remote's code threw at ${failure.phase}`;
  }
}
