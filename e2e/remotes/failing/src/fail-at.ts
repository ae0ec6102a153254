/** Points at which a test can make the remote fail. */
export type FailurePoint =
  | 'load'
  | 'bootstrap'
  | 'mount'
  | 'render'
  | 'effect'
  | 'unmount'
  | 'leave'
  | 'empty-main'
  | 'empty-body'
  | 'freeze-load'
  | 'freeze-mount'
  | 'freeze-effect';

/** Key in the session storage of the page; the fixture of the tests writes it. */
export const FAILING_AT = 'failing-at';

/** Heading of the remote's screen while nothing fails. */
export const WORKS = 'Nothing fails';

export const failsAt = (point: FailurePoint): boolean => sessionStorage.getItem(FAILING_AT) === point;

export function failAt(point: FailurePoint): void {
  if (failsAt(point)) throw new Error(`The remote fails at ${point} on request`);
}

/** Path to which the tests never send a response. */
export const NEVER_ANSWERED = '/never-answered';

/**
 * Never returns if the test chose this point. Waiting for a response blocks the page like an endless loop, but leaves
 * the processor to other tests.
 */
export function freezeAt(point: FailurePoint): void {
  if (!failsAt(point)) return;
  const request = new XMLHttpRequest();
  request.open('GET', NEVER_ANSWERED, false);
  request.send();
}
