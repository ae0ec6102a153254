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
  test('reads the remotes that the server put into the page', () => {
    const remote = composedRemote('mfe-search');
    const composition = readComposition(pageWith(JSON.stringify({ id: 'abc', remotes: [remote] })));
    expect(composition).toEqual({
      ok: true,
      id: 'abc',
      remotes: new Map([['mfe-search', { ok: true, value: remote }]]),
    });
  });

  test('keeps a malformed remote apart from the others', () => {
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
    ['no JSON', '<!doctype html>', 'not JSON'],
    ['another document', '{"error":"not-found"}', 'no composition'],
    ['nothing', 'null', 'no composition'],
  ])('says so when the element holds %s', (_, text, problem) => {
    expect(readComposition(pageWith(text))).toEqual({
      ok: false,
      problems: [expect.stringContaining(problem)],
    });
  });

  test('says so when there is no element', () => {
    expect(readComposition(document)).toEqual({
      ok: false,
      problems: ['the page has no element #airdex-composition'],
    });
  });
});
