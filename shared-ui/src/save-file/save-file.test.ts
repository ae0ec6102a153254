import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { saveFile } from './index.ts';

const FILE = { blob: new Blob(['PK']), fileName: 'Programmes.xlsx' };
const { createObjectURL, revokeObjectURL } = URL;
const revoke = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  revoke.mockReset();
  URL.createObjectURL = (blob) => (blob === FILE.blob ? 'blob:programmes' : 'blob:other');
  URL.revokeObjectURL = revoke;
});
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('downloads the file under its name', () => {
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(`${this.href} ${this.download}`);
  });
  saveFile(FILE);
  expect(clicked).toEqual(['blob:programmes Programmes.xlsx']);
});

test('keeps the address until the browser has had time to read it', () => {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  saveFile(FILE);
  jest.advanceTimersByTime(30_000);
  expect(revoke).not.toHaveBeenCalled();
  jest.advanceTimersByTime(30_000);
  expect(revoke.mock.calls).toEqual([['blob:programmes']]);
});
