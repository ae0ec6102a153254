import type { RemoteFailure } from './remote-failure.ts';

/** Message for the user about a failure: translation keys, their values, and the action to offer. */
export interface FailureTexts {
  readonly title: 'remote.failed' | 'remote.incompatible';
  readonly text:
    | 'remote.failedText'
    | 'remote.outdatedText'
    | 'remote.incompatibleText'
    | 'remote.contractText'
    | 'remote.tamperedText'
    | 'remote.blockedText';
  readonly values: { readonly builtAgainst: string; readonly offered: string };
  readonly action: 'retry' | 'reload';
}

const NONE = { builtAgainst: '', offered: '' };

/**
 * Chooses the texts and the action. Offers a reload if only another composition or other addresses can help, and a
 * retry if the failure may be temporary.
 */
export function failureTexts(failure: RemoteFailure): FailureTexts {
  if ('needsReload' in failure)
    return { title: 'remote.failed', text: 'remote.outdatedText', values: NONE, action: 'reload' };
  switch (failure.kind) {
    case 'incompatible-contract':
      return {
        title: 'remote.incompatible',
        text: 'remote.contractText',
        values: { builtAgainst: failure.builtAgainst, offered: failure.offered },
        action: 'reload',
      };
    case 'incompatible-library':
      return {
        title: 'remote.incompatible',
        text: 'remote.incompatibleText',
        values: NONE,
        action: 'reload',
      };
    case 'composition-unreadable':
    case 'unknown-remote':
    case 'unknown-module':
      return { title: 'remote.failed', text: 'remote.outdatedText', values: NONE, action: 'reload' };
    case 'malformed':
      return failure.isOfPage === true
        ? { title: 'remote.failed', text: 'remote.outdatedText', values: NONE, action: 'reload' }
        : { title: 'remote.failed', text: 'remote.failedText', values: NONE, action: 'retry' };
    case 'tampered':
      return { title: 'remote.failed', text: 'remote.tamperedText', values: NONE, action: 'retry' };
    case 'blocked':
      return { title: 'remote.failed', text: 'remote.blockedText', values: NONE, action: 'reload' };
    default:
      return { title: 'remote.failed', text: 'remote.failedText', values: NONE, action: 'retry' };
  }
}
