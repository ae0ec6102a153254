/** @jest-environment ./presets/jest/browser-environment.js */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { moreThan, detectLeaks } from './leak-detector.ts';
import type { LeakDetector, Traces } from './leak-detector.ts';

let watch: LeakDetector;
let before: Traces;

beforeEach(() => {
  watch = detectLeaks();
  before = watch.traces();
});
afterEach(() => watch.stop());

const left = () => moreThan(before, watch.traces());
const nothing = () => undefined;

describe('what is left in a page', () => {
  test('listeners, until they are removed or aborted, or have run if they run only once', () => {
    window.addEventListener('resize', nothing);
    window.addEventListener('resize', nothing);
    document.addEventListener('keydown', nothing, { capture: true });
    expect(left()).toEqual([
      '1 more listeners of window for resize',
      '1 more listeners of document for keydown',
    ]);
    window.removeEventListener('resize', nothing);
    document.removeEventListener('keydown', nothing);
    expect(left()).toEqual(['1 more listeners of document for keydown']);
    document.removeEventListener('keydown', nothing, true);
    const aborting = new AbortController();
    document.body.addEventListener('click', nothing, { signal: aborting.signal });
    window.addEventListener('online', nothing, { once: true });
    expect(left()).toHaveLength(2);
    aborting.abort();
    window.dispatchEvent(new Event('online'));
    expect(left()).toEqual([]);
  });

  test('timers, until they fire or are cleared', async () => {
    const interval = setInterval(nothing, 10);
    setTimeout(nothing, 1);
    const later = setTimeout(nothing, 10_000);
    expect(left()).toEqual(['2 more timers that still run', '1 more intervals that still run']);
    await watch.wait(20);
    clearInterval(interval);
    expect(left()).toEqual(['1 more timers that still run']);
    clearTimeout(later);
    expect(left()).toEqual([]);
  });

  test('elements', () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    const popover = document.body.appendChild(document.createElement('div'));
    expect(left()).toEqual(['1 more elements in the body', '1 more elements in the head']);
    meta.remove();
    popover.remove();
    expect(left()).toEqual([]);
  });

  test('style sheets that the document has adopted', () => {
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    expect(left()).toEqual(['1 more adopted style sheets']);
    document.adoptedStyleSheets = [];
    expect(left()).toEqual([]);
  });
});
