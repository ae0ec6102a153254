/** Where in its life a remote's code threw. */
export type CrashPhase = 'load' | 'bootstrap' | 'mount' | 'update' | 'render';

/**
 * Why a remote's screen can't be shown.
 * - composition-unreadable: the page came without a composition, or with one that is not valid.
 * - unknown-remote, unknown-module: the composition has no such remote, or the remote exposes no such module.
 * - malformed: the remote's entry in the composition, its container or its module is not what it has to be.
 * - incompatible-contract: built against a contract that this shell does not offer; its code was not run.
 * - incompatible-library: it wants another version of a shared library than the shell's.
 * - unreachable: its files could not be had, at any of `attempts`; with the status of an answer that refused them.
 * - tampered: a file came that is not the one that was released; it was not run.
 * - blocked: the page's policy allows no code from where the remote is.
 * - timed-out: not shown within `budgetMs` milliseconds.
 * - crashed: its code threw.
 */
export type RemoteFailure =
  | { readonly kind: 'composition-unreadable'; readonly problems: readonly string[] }
  | { readonly kind: 'unknown-remote' }
  | { readonly kind: 'unknown-module' }
  | {
      readonly kind: 'malformed';
      readonly problems: readonly string[];
      /** It is the entry in the page's composition, which stays as it is as long as the page does. */
      readonly isOfPage?: true;
    }
  | { readonly kind: 'incompatible-contract'; readonly builtAgainst: string; readonly offered: string }
  | { readonly kind: 'incompatible-library'; readonly message: string }
  | {
      readonly kind: 'unreachable';
      readonly url: string;
      readonly attempts: number;
      readonly status?: number;
    }
  | { readonly kind: 'tampered'; readonly url: string }
  | { readonly kind: 'blocked'; readonly url: string }
  | { readonly kind: 'timed-out'; readonly step: 'load' | 'mount'; readonly budgetMs: number }
  | { readonly kind: 'crashed'; readonly phase: CrashPhase };

/** What went wrong, for the console and the reports. */
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
      return `${failure.url} could not be loaded in ${failure.attempts} attempts${failure.status === undefined ? '' : ` (${failure.status})`}`;
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
