import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders, useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard, programmeLine } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { keepCard, keptCard, openedCardKey } from '@airdex/shared-contracts/search-filter';
import { NO_PARTS } from '../../testing/no-parts.ts';
import { texts } from '../../texts/index.ts';
import { BrowsePlace } from './browse-place.tsx';

const COUNT = 1072;
/** The programme at a place of the results. */
const idAt = (place: number) => 5000 + place;

const getAdvancedSearchPrograms = jest.fn<ApiClient['getAdvancedSearchPrograms']>();
const getCard = jest.fn<ApiClient['getCard']>();
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  getCard.mockReset().mockImplementation(() => Promise.resolve(programmeCard()));
  getAdvancedSearchPrograms.mockReset().mockImplementation(({ body }) => {
    const [page, resultsPerPage] = [Number(body.page), Number(body.resultsPerPage)];
    const programs = Array.from(
      { length: resultsPerPage },
      (_, index) => (page - 1) * resultsPerPage + index + 1,
    )
      .filter((place) => place <= COUNT)
      .map((place) => programmeLine({ idProgram: idAt(place), localTitle: `Title ${String(place)}` }));
    return Promise.resolve({ programs, count: COUNT, hideRatings: false });
  });
});

/** The card page of the address, without its card. */
function Page() {
  const path = useCurrent(useHost().location);
  return <BrowsePlace idProgram={Number(/\d+/.exec(path)?.[0])} />;
}

function open(location: string) {
  const host = createTestHost({
    location,
    api: {
      getAdvancedSearchPrograms,
      getCard,
      ...NO_PARTS,
    },
  });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <Page />
      <input aria-label="Search" />
    </ScreenProviders>,
  );
  return host;
}
/** The card's address, and with the search. */
const plain = (place: number) => `/card/${String(idAt(place))}`;
const at = (place: number) => `/card/${String(idAt(place))}?v=1&q=night&sort=-date&at=${String(place)}`;

test('shows the position, and leads to the neighbours by their addresses', async () => {
  const host = open(at(17));
  expect(await screen.findByText('17 of 1,072')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', plain(16));
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(host.location.get()).toBe(plain(18));
  expect(await screen.findByText('18 of 1,072')).toBeVisible();
  expect(getAdvancedSearchPrograms.mock.calls).toHaveLength(1);
  expect(getAdvancedSearchPrograms.mock.calls[0]?.[0].body).toMatchObject({
    term: 'night',
    orderBy: [{ sortExpression: 'LAUNCHDATE', direction: 'Desc' }],
  });
});

test('links show the title of the neighbour and the key, in brackets of the language', async () => {
  const host = open(at(17));
  expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('title', 'Title 18 (])');
  act(() => host.setLanguage('ch'));
  await waitFor(() => {
    expect(screen.getByTitle('Title 18（]）')).toBeVisible();
  });
});

test('moves across the pages of the results by keyboard, except while typing', async () => {
  const host = open(at(39));
  await screen.findByText('39 of 1,072');
  await userEvent.keyboard(']');
  await screen.findByText('40 of 1,072');
  await userEvent.keyboard(']');
  await screen.findByText('41 of 1,072');
  expect(host.location.get()).toBe(plain(41));
  await userEvent.keyboard('[[');
  await screen.findByText('40 of 1,072');
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard(']');
  expect(screen.getByRole('textbox')).toHaveValue(']');
  expect(host.location.get()).toBe(plain(40));
});

test('stops at the end of the results', async () => {
  const host = open(at(COUNT));
  await screen.findByText('1,072 of 1,072');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  await userEvent.keyboard(']');
  expect(host.navigations).toEqual([]);
});

test('a held key moves once', async () => {
  const host = open(at(17));
  await screen.findByText('17 of 1,072');
  await userEvent.keyboard('{]>4/}');
  await screen.findByText('18 of 1,072');
  expect(host.location.get()).toBe(plain(18));
});

test('says that the next results could not be loaded, and loads them on Retry', async () => {
  const load = getAdvancedSearchPrograms.getMockImplementation();
  getAdvancedSearchPrograms.mockImplementation((request) =>
    load === undefined || request.body.page === 2 ? Promise.reject(new Error('down')) : load(request),
  );
  open(at(40));
  expect(await screen.findByText('40 of 1,072')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Some results could not be loaded');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  const repaired = Promise.withResolvers<undefined>();
  getAdvancedSearchPrograms.mockImplementation(async (request) => {
    await repaired.promise;
    return load === undefined ? Promise.reject(new Error('none')) : load(request);
  });
  const retry = screen.getByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  // The bar stays during the attempt.
  expect(retry).toHaveFocus();
  repaired.resolve(undefined);
  expect(await screen.findByRole('link', { name: 'Next' })).toHaveAttribute('href', plain(41));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('navigation')).toHaveFocus();
});

test.each([
  ['last', 30, 40],
  ['first', 50, 41],
])('has both neighbours of a programme that has moved to the %s place of a block', async (_, from, to) => {
  open(`${plain(to)}?v=1&q=night&at=${String(from)}`);
  expect(await screen.findByText(`${String(to)} of 1,072`)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', plain(to - 1));
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('href', plain(to + 1));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('reports no failure if fewer results are left than were counted', async () => {
  const load = getAdvancedSearchPrograms.getMockImplementation();
  getAdvancedSearchPrograms.mockImplementation((request) =>
    load === undefined || request.body.page === 2
      ? Promise.resolve({ programs: [], count: 40, hideRatings: false })
      : load(request),
  );
  open(at(40));
  expect(await screen.findByText('40 of 1,072')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('loads the neighbour once the pointer is over its link', async () => {
  open(at(17));
  const next = await screen.findByRole('link', { name: 'Next' });
  expect(getCard).not.toHaveBeenCalled();
  await userEvent.hover(next);
  await waitFor(() => expect(getCard.mock.calls.map(([{ params }]) => params.id)).toEqual([idAt(18)]));
});

test('shows the place that the results have stored for the card, also after a reload', async () => {
  localStorage.setItem('opened-cards', keepCard(null, openedCardKey(idAt(17), 1), at(17)));
  open(plain(17));
  expect(await screen.findByText('17 of 1,072')).toBeVisible();
  cleanup();
  localStorage.clear();
  open(plain(17));
  expect(await screen.findByText('17 of 1,072')).toBeVisible();
});

test('stores the place of a neighbour only if its link may open in another tab', async () => {
  open(at(17));
  const next = await screen.findByRole('link', { name: 'Next' });
  await userEvent.hover(next);
  expect(localStorage.getItem('opened-cards') ?? '').not.toContain(openedCardKey(idAt(18), 1));
  await userEvent.pointer({ keys: '[MouseRight]', target: next });
  expect(keptCard(localStorage.getItem('opened-cards'), openedCardKey(idAt(18), 1))?.place).toBe(18);
});

test.each([
  ['without results', `/card/${String(idAt(17))}`],
  ['of a programme that is not among them', '/card/9?v=1&q=night&at=17'],
  ['with a damaged search', `/card/${String(idAt(17))}?v=1&genres=x&at=17`],
  ['of a search', '/search?v=1&q=night&at=17'],
])('shows nothing for an address %s', async (_, address) => {
  open(address);
  await waitFor(() => expect(screen.queryByText('17 of 1,072')).not.toBeInTheDocument());
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('shows nothing if the results could not be loaded', async () => {
  getAdvancedSearchPrograms.mockRejectedValue(new Error('down'));
  open(at(17));
  await waitFor(() => expect(getAdvancedSearchPrograms).toHaveBeenCalled());
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test.each([
  ['does nothing while a dialog is open', <div key="dialog" role="alertdialog" />, at(39)],
  ['works while a preview is open', <div key="preview" role="dialog" data-preview="" />, plain(40)],
])('the key for the next one %s', async (_, layer, address) => {
  const host = open(at(39));
  await screen.findByText('39 of 1,072');
  render(layer);
  await userEvent.keyboard(']');
  expect(host.location.get()).toBe(address);
});
