/** @jest-environment ../mfe-kit/presets/jest/browser-environment.js */
import { afterEach, describe, expect, test } from '@jest/globals';
import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { RemoteLoadError } from '../remotes/failures/remote-load-error.ts';
import { shellSource, sourceOfError } from './code-source.ts';
import { recordOfReport, recordOfStep, recordOfUncaught, recordOfVital } from './records.ts';

const SHELL = { remote: 'shell', release: 'aaaaaaaaaaaaaaaa' };
const CARD = { remote: 'mfe-card', release: '0123456789abcdef' };
const CARD_FILE = `https://tv.example.com/remotes/${CARD.remote}/${CARD.release}/card.js`;
const thrownBy = (...files: string[]) =>
  Object.assign(new Error('the secret of user 7'), {
    stack: ['Error: the secret of user 7', ...files.map((file) => `    at f (${file}:1:2)`)].join('\n'),
  });

describe('the source of a report', () => {
  afterEach(() => document.body.replaceChildren());

  test('is the shell in the composition of the page', () => {
    document.body.innerHTML = `<script type="application/json" id="${COMPOSITION_ELEMENT_ID}">{"shell":{"release":"${SHELL.release}"}}</script>`;
    expect(shellSource()).toEqual(SHELL);
  });

  test.each(['', '{"shell":', '{"shell":{"release":"newest"}}', '[]'])(
    'is the shell without a release if the composition is %j',
    (text) => {
      document.body.innerHTML = `<script type="application/json" id="${COMPOSITION_ELEMENT_ID}">${text}</script>`;
      expect(shellSource()).toEqual({ remote: 'shell', release: '0000000000000000' });
    },
  );

  test('is the topmost remote in the stack, else the remote of the file, else the shell', () => {
    const shellFile = 'https://tv.example.com/shell/aaaaaaaaaaaaaaaa/main.js';
    expect(sourceOfError(thrownBy(shellFile, CARD_FILE), SHELL)).toEqual(CARD);
    expect(sourceOfError('no error', SHELL, CARD_FILE)).toEqual(CARD);
    expect(sourceOfError(thrownBy(shellFile), SHELL)).toEqual(SHELL);
  });
});

describe('what is reported', () => {
  const log = { at: 5, remote: CARD.remote, exposed: './card', attempt: 1, ms: 12.4 } as const;

  test('a step, with the number of its failure but without its message', () => {
    const error = new RemoteLoadError(CARD.remote, './card', { kind: 'crashed', phase: 'mount' });
    const step = { ...log, release: CARD.release, phase: 'mount', outcome: 'failed', error } as const;
    expect(recordOfStep(step, SHELL)).toEqual({
      kind: 'step',
      ...CARD,
      exposed: './card',
      step: 'mount',
      outcome: 'failed',
      ms: 12,
      failure: 113,
    });
  });

  test('a fallback without the failure of the release that it replaced', () => {
    const error = new RemoteLoadError(CARD.remote, './card', { kind: 'malformed', problems: [] });
    const step = { ...log, release: CARD.release, phase: 'fallback', outcome: 'done', error } as const;
    expect(recordOfStep(step, SHELL)).not.toHaveProperty('failure');
  });

  test('a step without a release counts as the shell’s', () => {
    const step = { ...log, release: null, phase: 'load', outcome: 'failed' } as const;
    expect(recordOfStep(step, SHELL)).toMatchObject(SHELL);
  });

  test('reports that are not in the log, by their origin', () => {
    const error = thrownBy(CARD_FILE);
    const recordFor = (name: string) => recordOfReport({ kind: 'error', name, error }, SHELL);
    expect(recordFor('event-handler')).toEqual({ kind: 'error', ...CARD, error: 'event-handler' });
    expect(recordFor('save a search of mine')).toEqual({ kind: 'error', ...CARD, error: 'reported' });
    expect(recordFor('composition left')).toEqual({ kind: 'error', ...SHELL, error: 'composition-left' });
    expect(recordFor('unmount mfe-card ./card')).toBeUndefined();
    expect(recordFor('remote crashed')).toBeUndefined();
    expect(recordOfReport({ kind: 'timing', name: 'first-results', value: 3 }, SHELL)).toBeUndefined();
    expect(recordOfUncaught(error, undefined, SHELL)).toEqual({ kind: 'error', ...CARD, error: 'uncaught' });
  });

  test('vitals: milliseconds as whole numbers, the score unchanged', () => {
    expect(recordOfVital({ name: 'LCP', value: 1234.6 }, CARD)).toMatchObject({ vital: 'LCP', value: 1235 });
    expect(recordOfVital({ name: 'CLS', value: 0.034 }, CARD)).toMatchObject({ value: 0.034 });
  });
});
