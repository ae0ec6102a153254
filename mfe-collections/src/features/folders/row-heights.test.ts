import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ColumnsLayout } from './columns-layout.ts';
import { createRowHeights } from './row-heights.ts';

let report: (heights: ReadonlyMap<Element, number>) => void;

beforeEach(() => {
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    const observer = { observe: () => undefined, unobserve: () => undefined };
    report = (heights) => {
      const entries = [...heights].map(([target, blockSize]) => ({ target, borderBoxSize: [{ blockSize }] }));
      callback(entries as unknown as ResizeObserverEntry[], observer as unknown as ResizeObserver);
    };
    return observer as unknown as ResizeObserver;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('gives the layout the heights of all rows at once, in whole pixels, as long as they are observed', () => {
  const layout = new ColumnsLayout();
  const measured = jest.spyOn(layout, 'measured');
  const { observe } = createRowHeights(layout);
  const [one, two] = [document.createElement('div'), document.createElement('div')];
  observe(one, 'item:1');
  const end = observe(two, 'item:2');
  report(
    new Map([
      [one, 339.2],
      [two, 56],
    ]),
  );
  end();
  report(new Map([[two, 70]]));
  expect(measured.mock.calls).toEqual([
    [
      [
        ['item:1', 340],
        ['item:2', 56],
      ],
    ],
    [[]],
  ]);
});
