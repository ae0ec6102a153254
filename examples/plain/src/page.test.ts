import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, SavedSearch } from '@airdex/shared-contracts/api';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { bootstrap, mount, unmount, update } from './page.ts';
import { en } from './texts/en.ts';
import { zh } from './texts/zh.ts';

const MOMENT = '2026-01-01T00:00:00.000Z';
const savedSearch = (id: number, searchName: string): SavedSearch => ({
  id,
  searchName,
  description: '',
  filter: DEFAULT_SEARCH_FILTER,
  lastCall: null,
  showInHomepage: false,
  dailyUpdate: false,
  isFavorite: false,
  creationDate: MOMENT,
  updateDate: MOMENT,
});
const evening = savedSearch(7, 'Evening news');
const morning = savedSearch(8, 'Morning news');

let domElement: HTMLElement;
beforeEach(() => {
  domElement = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await unmount(propsOf(createTestHost()));
  domElement.remove();
});

const propsOf = (host: HostServices) => ({
  host,
  domElement,
  name: 'page',
  screen: {},
  onCrash(error: unknown) {
    throw error;
  },
});

async function show(getSavedSearches: ApiClient['getSavedSearches'] = async () => [evening]) {
  const host = createTestHost({ api: { getSavedSearches } });
  await bootstrap(propsOf(host));
  await mount(propsOf(host));
  return host;
}

const searchButton = (name: string) => screen.findByRole('button', { name });

describe('the page', () => {
  test('lists the saved searches, and again when a remote has changed them', async () => {
    let searches = [evening];
    const host = await show(async () => searches);
    expect(await searchButton('Evening news')).toBeVisible();
    searches = [evening, morning];
    host.bus.raise('saveSearch');
    expect(await searchButton('Morning news')).toBeVisible();
  });

  test('opens a saved search, the dialog of another remote, and another page', async () => {
    const host = await show();
    const opened: number[] = [];
    host.bus.handle({ SavedSearch: ({ id }) => opened.push(id) });
    await userEvent.click(await searchButton('Evening news'));
    expect(opened).toEqual([7]);
    await userEvent.click(screen.getByRole('button', { name: en.save }));
    expect(host.openedDialogs).toEqual([{ name: 'save-search', props: { filter: { term: 'news' } } }]);
    await userEvent.click(screen.getByRole('button', { name: en.openAll }));
    expect(host.navigations).toEqual(['/savedSearches']);
  });

  test('shows a failure instead of an empty list, and loads on Retry', async () => {
    let calls = 0;
    await show(async () => {
      calls += 1;
      if (calls === 1) throw new Error('No.');
      return [];
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(en.failed);
    await userEvent.click(screen.getByRole('button', { name: en.retry }));
    expect(await screen.findByText(en.empty)).toBeVisible();
  });

  test('ignores the response to an older call', async () => {
    const respond: ((searches: SavedSearch[]) => void)[] = [];
    const host = await show(() => new Promise((resolve) => respond.push(resolve)));
    host.bus.raise('saveSearch');
    respond[1]?.([morning]);
    expect(await searchButton('Morning news')).toBeVisible();
    respond[0]?.([evening]);
    host.setLanguage('ch');
    expect(await screen.findByRole('heading', { name: zh.title })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Evening news' })).toBeNull();
  });

  test('shows the language of an update', async () => {
    await show();
    expect(await screen.findByRole('heading', { name: en.title })).toBeVisible();
    await update(propsOf(createTestHost({ language: 'ch' })));
    expect(await screen.findByRole('heading', { name: zh.title })).toBeVisible();
  });
});
