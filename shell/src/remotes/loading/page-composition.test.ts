import { afterEach, describe, expect, test } from '@jest/globals';
import { readComposition } from './page-composition.ts';
import { composedRemote } from '../../testing/test-remotes.ts';

function pageWith(text: string): Document {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.id = 'airdex-composition';
  script.textContent = text;
  document.body.append(script);
  return document;
}
afterEach(() => document.body.replaceChildren());

describe('readComposition', () => {
  test('reads the remotes that the server has embedded in the page', () => {
    const remote = composedRemote('mfe-search');
    const composition = readComposition(pageWith(JSON.stringify({ id: 'abc', remotes: [remote] })));
    expect(composition).toEqual({
      ok: true,
      id: 'abc',
      remotes: new Map([['mfe-search', { ok: true, value: remote }]]),
    });
  });

  test('reads the other remotes if one is malformed', () => {
    const { entry: _, ...malformed } = composedRemote('mfe-card');
    const remotes = [malformed, composedRemote('mfe-search'), null];
    const composition = readComposition(pageWith(JSON.stringify({ id: 'abc', remotes })));
    if (!composition.ok) throw new Error('not read');
    expect(composition.remotes.get('mfe-search')?.ok).toBe(true);
    expect(composition.remotes.get('mfe-card')).toEqual({
      ok: false,
      problems: [expect.stringContaining('entry')],
    });
  });

  test.each([
    ['invalid JSON', '<!doctype html>', 'not JSON'],
    ['another document', '{"error":"not-found"}', 'no composition'],
    ['nothing', 'null', 'no composition'],
  ])('reports a problem if the element contains %s', (_, text, problem) => {
    expect(readComposition(pageWith(text))).toEqual({
      ok: false,
      problems: [expect.stringContaining(problem)],
    });
  });

  test('reports a problem if there is no element', () => {
    expect(readComposition(document)).toEqual({
      ok: false,
      problems: ['the page has no element #airdex-composition'],
    });
  });
});
