import { beforeEach, expect, jest, test } from '@jest/globals';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { saveDownload } from './save-download.ts';

const saved: string[] = [];
URL.createObjectURL = () => 'blob:1';
beforeEach(() => {
  saved.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

const file = { blob: new Blob(['1']), fileName: 'airdex-data.json' };

test('saves a file when it has loaded', async () => {
  await saveDownload(createTestHost(), () => Promise.resolve(file));
  expect(saved).toEqual(['airdex-data.json']);
});

test('saves nothing for a user who has signed out while it loaded', async () => {
  const host = createTestHost();
  await saveDownload(host, () => {
    host.setSession(null);
    return Promise.resolve(file);
  });
  expect(saved).toEqual([]);
});
