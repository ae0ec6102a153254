import { describe, expect, test } from 'vitest';
import { outcomeOfPublication } from './start-publication.mjs';

/** @param {number} code @param {object} document */
const outcome = (code, document) =>
  outcomeOfPublication({ code, output: `a warning\n${JSON.stringify(document)}\n` });

describe('the output of publishing at a start', () => {
  test('names the parts that were published and those that stay as teams released them, and no others', () => {
    const parts = [
      { name: 'shell', release: 'a1', outcome: 'released', live: 'a1' },
      { name: 'mfe-search', release: 'c1', outcome: 'live', live: 'c1' },
      { name: 'mfe-card', release: 'b1', outcome: 'kept', live: 'b2' },
      { name: 'mfe-weather', release: 'd1', outcome: 'kept', live: null },
    ];
    expect(outcome(0, { parts })).toEqual({
      canStart: true,
      lines: [
        'Published from this checkout: shell a1',
        'mfe-card: users keep b2. Run `mfe publish` to publish b1, the build of this checkout',
        'mfe-weather: it was removed from the product. Run `mfe publish` to publish d1, the build of this checkout',
      ],
    });
  });

  test('reports a damaged registry, and lets the server start, because part of it may be served', () => {
    const error = { code: 'registry-damaged', message: 'pointer.json is damaged', hint: 'Restore it.' };
    expect(outcome(1, { error })).toEqual({
      canStart: true,
      lines: ['Nothing was published: pointer.json is damaged', 'Restore it.'],
    });
  });

  test('lets the server start if its keys may only read the bucket', () => {
    const error = { code: 'bucket-refused', message: 'The bucket refuses these keys' };
    expect(outcome(4, { error }).canStart).toBe(true);
  });

  test('does not let the server start after any other failure', () => {
    const error = { code: 'contract-incompatible', message: 'The shell offers another contract' };
    expect(outcome(4, { error })).toMatchObject({
      canStart: false,
      lines: [expect.stringContaining('another contract'), ''],
    });
    expect(outcomeOfPublication({ code: 70, output: 'Error: a defect' }).canStart).toBe(false);
  });
});
