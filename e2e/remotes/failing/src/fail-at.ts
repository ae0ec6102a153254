/** Where a test has told the remote to fail. */
export type Point = 'load' | 'bootstrap' | 'mount' | 'render' | 'effect' | 'unmount' | 'leave';

/** Key in the session storage of the page; the fixture of the tests writes it. */
const KEY = 'failing-at';

export const failsAt = (point: Point): boolean => sessionStorage.getItem(KEY) === point;

export function failAt(point: Point): void {
  if (failsAt(point)) throw new Error(`The remote fails at ${point}, as it was told to`);
}
