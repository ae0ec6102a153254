/** Where a test may tell the remote to fail. */
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

/** Never comes back. */
export function freezeAt(point: FailurePoint): void {
  while (failsAt(point)) globalThis.performance.now();
}
