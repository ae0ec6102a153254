import { expect, test } from 'vitest';
import { expectedPrinting } from '../features/card-pdf/index.ts';
import { describeStart } from './describe-start.ts';

const printed = async (browserPath: string): Promise<string> =>
  describeStart({
    address: 'http://localhost:1',
    programmes: 9,
    sampleUsers: { names: [], besideRealData: false },
    printing: await expectedPrinting(browserPath),
  });

test('does not promise PDFs if AIRDEX_BROWSER names a program that does not exist', async () => {
  const text = await printed('/no/such/browser');
  expect(text).toContain('PDFs cannot be printed: AIRDEX_BROWSER does not name a program.');
  expect(text).not.toContain('PDFs are printed');
  expect(await printed(process.execPath)).not.toContain('PDFs cannot be printed');
});
