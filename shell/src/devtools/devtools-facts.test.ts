import { describe, expect, test } from '@jest/globals';
import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import type { CompositionPointer } from '@airdex/shared-contracts/composition';
import { readCompositionDocument } from '../remotes/loading/page-composition.ts';
import type { LoadRecord } from '../remotes/index.ts';
import { composedRemote } from '../testing/test-remotes.ts';
import { matchingEvents } from './matching-events.ts';
import { remoteRows } from './remote-rows.ts';
import { whyThisVersion } from './why-this-version.ts';

const OWN = '00000000000000aa';
const OTHER = '00000000000000bb';
const composition = readCompositionDocument({
  id: OWN,
  remotes: [composedRemote('mfe-search'), composedRemote('mfe-card'), { name: 'mfe-broken' }],
});
const pointer = (change: Partial<CompositionPointer>): CompositionPointer => ({
  schemaVersion: 1,
  revision: 7,
  current: OWN,
  previous: [],
  updatedAt: '',
  ...change,
});

describe('why a page has its version', () => {
  test.each([
    ['the pointer names it', pointer({}), [], { kind: 'current', revision: 7 }],
    [
      'it is the canary',
      pointer({ current: OTHER, canary: { composition: OWN, percent: 5 } }),
      [],
      { kind: 'canary', percent: 5 },
    ],
    ['the browser left another', pointer({ current: OTHER }), [OTHER], { kind: 'movedAway', avoided: OTHER }],
    [
      'a release failed here',
      pointer({ current: OTHER }),
      ['00000000000000cc', `mfe-card~${OTHER}`],
      { kind: 'movedAway', avoided: `mfe-card~${OTHER}` },
    ],
    ['the pointer has moved since', pointer({ current: OTHER }), [], { kind: 'pinned', current: OTHER }],
    ['of an unknown reason', null, [], { kind: 'unknown' }],
  ])('because %s', (_, requested, avoided, why) => {
    expect(whyThisVersion(composition, requested, avoided)).toEqual(why);
  });

  test('because nothing else was available', () => {
    expect(whyThisVersion({ ok: false, problems: [] }, null, [])).toEqual({ kind: 'unreadable' });
    const remembered = { ok: true, id: OWN, remotes: new Map(), isRemembered: true } as const;
    expect(whyThisVersion(remembered, pointer({}), [])).toEqual({ kind: 'remembered' });
    document.body.innerHTML = `<script type="application/json" id="${COMPOSITION_ELEMENT_ID}" data-remembered></script>`;
    expect(whyThisVersion(composition, null, [])).toEqual({ kind: 'remembered' });
    document.body.replaceChildren();
  });
});

describe('the remotes of a page', () => {
  const record = (change: Partial<LoadRecord>): LoadRecord => ({
    at: 1,
    remote: 'mfe-card',
    exposed: './card',
    release: '0123456789abcdef',
    phase: 'load',
    outcome: 'done',
    attempt: 1,
    ms: 12,
    ...change,
  });
  const composed = (name: string) => (name === 'mfe-broken' ? undefined : composedRemote(name));
  const stateAfter = (...records: LoadRecord[]) =>
    remoteRows(composition, records, composed, []).find(({ name }) => name === 'mfe-card')?.state;

  test('each have their last times', () => {
    const rows = remoteRows(
      composition,
      [record({}), record({ ms: 20 }), record({ phase: 'mount', ms: 3 })],
      composed,
      [],
    );
    expect(rows.map(({ name }) => name)).toEqual(['mfe-broken', 'mfe-card', 'mfe-search']);
    expect(rows[1]).toEqual({
      name: 'mfe-card',
      release: '0123456789abcdef',
      contract: '1.0.0',
      loadMs: 20,
      mountMs: 3,
      state: 'loaded',
    });
    expect(rows[0]).toMatchObject({ release: null, contract: null, state: 'idle' });
  });

  test('each have their state', () => {
    expect(stateAfter()).toBe('idle');
    expect(stateAfter(record({ outcome: 'again' }))).toBe('idle');
    expect(stateAfter(record({ outcome: 'failed' }))).toBe('failed');
    expect(stateAfter(record({ outcome: 'failed' }), record({}))).toBe('loaded');
    expect(stateAfter(record({}), record({ phase: 'render', outcome: 'failed' }))).toBe('failed');
    expect(stateAfter(record({ phase: 'fallback' }))).toBe('fallback');
  });
});

test('a remote with an override has a row with its address, also before it loads or when it fails', () => {
  const composition = { ok: true, id: 'aaaaaaaaaaaaaaaa', remotes: new Map() } as const;
  const override = { remote: 'mfe-weather', origin: 'http://localhost:4101' };
  const rowAfter = (...records: LoadRecord[]) =>
    remoteRows(composition, records, () => undefined, [override]).map(({ name, release, state }) => [
      name,
      release,
      state,
    ]);
  expect(rowAfter()).toEqual([['mfe-weather', 'http://localhost:4101', 'override']]);
  const failed = { at: 1, exposed: './page', release: null, attempt: 1, ms: 0 } as const;
  expect(rowAfter({ ...failed, remote: 'mfe-weather', phase: 'load', outcome: 'failed' })).toEqual([
    ['mfe-weather', 'http://localhost:4101', 'failed'],
  ]);
});

test('finds events by name, origin and payload, newest first', () => {
  const events = [
    { id: 1, at: 1, event: { name: 'Playlist', payload: { id: 7, name: 'Mine' }, from: 'mfe-collections' } },
    { id: 2, at: 2, event: { name: 'saveSearch', payload: undefined } },
  ] as const;
  const found = (filter: string) => matchingEvents([...events], filter).map(({ id }) => id);
  expect(found('')).toEqual([2, 1]);
  expect(found('PLAY mine')).toEqual([1]);
  expect(found('shell')).toEqual([2]);
  expect(found('collections save')).toEqual([]);
});
