import { beforeEach, expect, test } from '@jest/globals';
import { createPageLocation } from './page-location.ts';

beforeEach(() => window.history.replaceState(null, '', '/search?v=1'));

test('path and query are those of the browser', () => {
  const { location, refresh } = createPageLocation();
  expect(location.get()).toBe('/search?v=1');
  window.history.pushState(null, '', '/faq#top');
  refresh();
  expect(location.get()).toBe('/faq');
});

test('the first entry of a document gets a name, which a reload keeps', () => {
  const first = createPageLocation().historyEntry.get();
  expect(first).not.toBe('');
  expect(createPageLocation().historyEntry.get()).toBe(first);
  window.history.replaceState(null, '', '/search?v=1');
  expect(createPageLocation().historyEntry.get()).not.toBe(first);
});

test('an entry keeps its name when its path is replaced, and a new name is set before the path changes', () => {
  const { location, historyEntry, keepEntry, refresh } = createPageLocation();
  const entry = historyEntry.get();
  window.history.replaceState({ usr: keepEntry(), key: 'of-the-router' }, '', '/search?v=1&view=list');
  refresh();
  expect(historyEntry.get()).toBe(entry);
  const heard: string[] = [];
  location.changes.subscribe((path) => heard.push(`${path} ${historyEntry.get()}`));
  window.history.pushState({ usr: null, key: 'next' }, '', '/search?v=1&q=news');
  refresh();
  expect(heard).toEqual([`/search?v=1&view=list ${entry}`, '/search?v=1&q=news next']);
});
