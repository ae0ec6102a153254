/** Where a test has told the remote to fail. */
export type Point =
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
const KEY = 'failing-at';

export const failsAt = (point: Point): boolean => sessionStorage.getItem(KEY) === point;

export function failAt(point: Point): void {
  if (failsAt(point)) throw new Error(`The remote fails at ${point}, as it was told to`);
}

/** Never comes back. */
export function freezeAt(point: Point): void {
  while (failsAt(point)) globalThis.performance.now();
}
