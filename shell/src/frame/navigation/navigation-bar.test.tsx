import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LOCAL_STORAGE_KEYS, NAVIGATION_WIDTH } from '@airdex/shared-contracts/constants';
import { DEFAULT_SEARCH_FILTER } from '@airdex/shared-contracts/search-filter';
import { frame } from '@airdex/shared-ui/tokens';
import { answer, refusal, startApp } from '../../testing/app-for-tests.tsx';
import { testToken } from '../../testing/token-for-tests.ts';

const favourite = { id: 4, searchName: 'Nordic drama', lastCall: null, filter: DEFAULT_SEARCH_FILTER };
const bar = () => screen.getByRole('navigation', { name: 'Main' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the navigation bar', () => {
  test('is as wide in the style sheets as in the contract', () => {
    expect({ open: frame.nav, collapsed: frame['nav-collapsed'] }).toEqual(NAVIGATION_WIDTH);
  });

  test('[NAV-05] stays collapsed over a reload, in local storage', async () => {
    const { unmount } = await startApp({});
    expect(bar()).not.toHaveAttribute('data-collapsed');
    await userEvent.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    expect(bar()).toHaveAttribute('data-collapsed');
    expect(localStorage.getItem(LOCAL_STORAGE_KEYS.navigationCollapsed)).toBe('true');
    unmount();
    await startApp({});
    expect(bar()).toHaveAttribute('data-collapsed');
    await userEvent.click(screen.getByRole('button', { name: 'Expand navigation' }));
    expect(bar()).not.toHaveAttribute('data-collapsed');
  });

  test.each([
    [() => answer(true), 1],
    [() => answer(false), 0],
    [() => refusal(501), 0],
  ])('offers reports only if the server has some (%#)', async (hasReports, count) => {
    const { calls } = await startApp({ answers: { 'Vip/HasReports/': hasReports } });
    await waitFor(() => expect(calls('Vip/HasReports/')).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryAllByRole('link', { name: 'Reports' })).toHaveLength(count);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    '[NAV-02] keeps space for the reports entry until the server has responded (%s)',
    async (mayHave, places) => {
      const user = { PagesAuthorization: { HasNotaSelection: mayHave } };
      localStorage.setItem(LOCAL_STORAGE_KEYS.token, testToken(user));
      const noAnswer = new Promise<Response>(() => undefined);
      await startApp({ isSignedIn: false, answers: { 'Vip/HasReports/': () => noAnswer } });
      expect(screen.queryByRole('link', { name: 'Reports' })).not.toBeInTheDocument();
      expect(screen.queryAllByText('Reports')).toHaveLength(places);
    },
  );

  test('[NAV-02] does not offer reports to users whose token has no right to them, although the server has some', async () => {
    const user = { PagesAuthorization: { HasNotaSelection: false } };
    localStorage.setItem(LOCAL_STORAGE_KEYS.token, testToken(user));
    const { calls } = await startApp({
      isSignedIn: false,
      answers: { 'Vip/HasReports/': () => answer(true) },
    });
    await waitFor(() => expect(calls('Vip/HasReports/')).toHaveLength(1));
    await act(async () => undefined);
    expect(screen.queryByRole('link', { name: 'Reports' })).not.toBeInTheDocument();
  });

  test('an entry adds no history entry for the address that is shown, and keeps one with a query', async () => {
    const { place } = await startApp({
      path: '/reports?report=5',
      answers: { 'Vip/HasReports/': () => answer(true) },
    });
    const { length } = window.history;
    for (const _ of [1, 2]) await userEvent.click(await screen.findByRole('link', { name: 'Reports' }));
    expect(place()).toBe('/reports');
    expect(window.history).toHaveLength(length + 1);
  });

  test('counts the unseen playlists until they are visited', async () => {
    const { calls } = await startApp({
      answers: { 'Playlist/GetUnseenSharedPlaylistCount': () => answer(3) },
    });
    await userEvent.click(await screen.findByRole('link', { name: /3 new shared playlists/ }));
    await waitFor(() => expect(screen.queryByText('3 new shared playlists')).not.toBeInTheDocument());
    expect(calls('Playlist/MarkSharedPlaylistsAsSeen')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Playlists' })).toHaveAttribute('aria-current', 'page');
  });

  test('[NAV-03] counts what is shared later, and marks it during a visit after the list has loaded it', async () => {
    jest.useFakeTimers();
    try {
      let count = 0;
      const { calls, services } = await startApp({
        answers: { 'Playlist/GetUnseenSharedPlaylistCount': () => answer(count) },
      });
      count = 1;
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      fireEvent.click(screen.getByRole('link', { name: /1 new shared playlist/ }));
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(screen.queryByText(/new shared playlist/)).not.toBeInTheDocument();
      const raised: string[] = [];
      services.host.bus.all.subscribe(({ name }) => raised.push(name));
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      expect(raised).toContain('playlistsChange');
      expect(calls('Playlist/MarkSharedPlaylistsAsSeen')).toHaveLength(2);
      expect(screen.queryByText(/new shared playlist/)).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('[NAV-03] marks the visit again after a failure', async () => {
    jest.useFakeTimers();
    try {
      let isDown = true;
      let count = 1;
      await startApp({
        path: '/playlists',
        answers: {
          'Playlist/GetUnseenSharedPlaylistCount': () => answer(count),
          'Playlist/MarkSharedPlaylistsAsSeen': () => {
            if (isDown) return refusal(501);
            count = 0;
            return answer(true);
          },
        },
      });
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.getByRole('link', { name: /1 new shared playlist/ })).toBeInTheDocument();
      isDown = false;
      for (let minute = 0; minute < 3; minute += 1) await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(screen.queryByText(/new shared playlist/)).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('[NAV-07] reloads the favourites when saved searches change, and starts their search', async () => {
    let favourites = [favourite];
    const { services } = await startApp({
      answers: { 'Search/GetFavoritesSavedSearches': () => answer(favourites) },
    });
    const started: unknown[] = [];
    services.host.bus.handle({ SavedSearch: (search) => started.push(search) });
    await userEvent.click(await screen.findByRole('button', { name: 'Nordic drama' }));
    expect(started).toEqual([favourite]);
    favourites = [{ ...favourite, searchName: 'Nordic noir' }];
    act(() => services.host.bus.raise('saveSearch'));
    expect(await screen.findByRole('button', { name: 'Nordic noir' })).toBeInTheDocument();
  });

  test('[NAV-07] reloads favourites that changed while they were hidden, as in the menu of narrow screens', async () => {
    let favourites = [favourite];
    const { services } = await startApp({
      answers: { 'Search/GetFavoritesSavedSearches': () => answer(favourites) },
    });
    expect(await screen.findByRole('button', { name: 'Nordic drama' })).toBeInTheDocument();
    const { innerWidth } = window;
    const resizeTo = (width: number) => {
      window.innerWidth = width;
      act(() => void window.dispatchEvent(new Event('resize')));
    };
    resizeTo(400);
    favourites = [{ ...favourite, searchName: 'Nordic noir' }];
    act(() => services.host.bus.raise('saveSearch'));
    resizeTo(innerWidth);
    expect(await screen.findByRole('button', { name: 'Nordic noir' })).toBeInTheDocument();
  });

  test('keeps its entries while they load in another language', async () => {
    const noAnswer = new Promise<Response>(() => undefined);
    let language = 'en';
    const load = (body: unknown) => () => (language === 'en' ? answer(body) : noAnswer);
    const { services, calls } = await startApp({
      answers: {
        'Vip/HasReports/': load(true),
        'Playlist/GetUnseenSharedPlaylistCount': load(3),
        'Search/GetFavoritesSavedSearches': load([favourite]),
      },
    });
    await screen.findByRole('button', { name: 'Nordic drama' });
    const count = within(bar()).getAllByRole('listitem').length;
    language = 'ch';
    act(() => services.language.set('ch'));
    const inChinese = await screen.findByRole('navigation', { name: '主导航' });
    await waitFor(() => expect(calls('Vip/HasReports/')).toHaveLength(2));
    expect(within(inChinese).getAllByRole('listitem')).toHaveLength(count);
    expect(within(inChinese).getByRole('link', { name: '报告' })).toBeInTheDocument();
    expect(within(inChinese).getByRole('button', { name: 'Nordic drama' })).toBeInTheDocument();
  });

  test('keeps the message and its Retry while the favourites are requested again', async () => {
    jest.useFakeTimers();
    try {
      const answers = [() => refusal(501), () => new Promise<Response>(() => undefined)];
      const { calls } = await startApp({
        answers: { 'Search/GetFavoritesSavedSearches': () => (answers.shift() ?? (() => answer([])))() },
      });
      for (let minute = 0; minute < 2; minute += 1) await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(calls('Search/GetFavoritesSavedSearches')).toHaveLength(2);
      expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  test('offers to load the favourites again after a failure, and still works without them', async () => {
    let isBroken = true;
    await startApp({
      answers: {
        'Search/GetFavoritesSavedSearches': () => (isBroken ? refusal(501) : answer([favourite])),
      },
    });
    expect(await screen.findByText('Favourites could not be loaded.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Saved searches' })).toBeInTheDocument();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Nordic drama' })).toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
  });
});
