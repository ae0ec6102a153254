/** @jest-environment ./presets/jest/browser-environment.js */
import { expect, jest, test } from '@jest/globals';
import { acceptComponents, registerIn } from './refresh-runtime.ts';

type Exports = Readonly<Record<string, unknown>>;

/** Runs a module and its next version. Returns what webpack does with the second. */
function change(id: string, first: Exports, second: Exports): string {
  let data: { signature?: readonly unknown[] } | undefined;
  const calls = { accept: jest.fn(), invalidate: jest.fn() };
  const run = (exports: Exports) => {
    for (const [name, type] of Object.entries(exports)) registerIn(id)(type, name);
    const previous = data;
    const dispose = (keep: (it: { signature?: readonly unknown[] }) => void) => keep((data = {}));
    acceptComponents({ id, exports }, { ...(previous && { data: previous }), dispose, ...calls });
  };
  run(first);
  data ??= {};
  calls.accept.mockClear();
  run(second);
  if (calls.invalidate.mock.calls.length > 0) return 'runs its importers';
  return calls.accept.mock.calls.length > 0 ? 'replaced' : 'ignored';
}

test('replaces a module that exports only components', () => {
  expect(change('one', { Page: function Page() {} }, { Page: function Page() {} })).toBe('replaced');
});

test('runs the importers again when a component is added, or something else is exported', () => {
  const page = { Page: function Page() {} };
  expect(change('two', page, { ...page, Line: function Line() {} })).toBe('runs its importers');
  expect(change('three', page, { ...page, width: 3 })).toBe('runs its importers');
});

test('runs the importers of a module without components again', () => {
  expect(change('four', { width: 3 }, { width: 4 })).toBe('ignored');
});
