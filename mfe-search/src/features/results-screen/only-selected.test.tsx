import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptCard, openedCardKey } from '@airdex/shared-contracts/search-filter';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { quickSearch, show, type Search } from './results-screen.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('results-view', 'list');
});

const programmes = [1, 2, 3].map((idProgram) =>
  programmeLine({ idProgram, localTitle: `Title ${String(idProgram)}` }),
);

/** A server that respects the ticks of the request, like the real one. */
function server() {
  return jest.fn<Search>(({ body }) => {
    const { selectMode, selectedIds } = body;
    const programs = programmes.filter(
      ({ idProgram }) => (selectedIds ?? []).includes(idProgram) === (selectMode === 'Include'),
    );
    return Promise.resolve({ programs, count: programs.length, hideRatings: false });
  });
}

const titles = () =>
  within(screen.getByRole('grid', { name: 'Results' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.slice(0, 7));
const links = () =>
  within(screen.getByRole('grid', { name: 'Results' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const openedCard = (idProgram: number) =>
  keptCard(localStorage.getItem('opened-cards'), openedCardKey(idProgram, 1));
const tickOf = (title: string) => screen.getByRole('checkbox', { name: `Select ${title}` });
const only = () => screen.getByRole('button', { name: 'Show selected programmes only' });

describe('showing only the selected programmes', () => {
  test('[RES-01] requests the ticks from the server, hides the excluded programmes, and shows all again', async () => {
    const search = server();
    quickSearch(show(search), 'abc');
    await screen.findByRole('grid', { name: 'Results' });
    await userEvent.click(tickOf('Title 2'));
    await userEvent.click(only());
    await screen.findByRole('grid', { name: 'Results' });
    expect(search.mock.lastCall?.[0].body).toMatchObject({
      term: 'abc',
      selectMode: 'Exclude',
      selectedIds: [2],
      page: 1,
    });
    expect(only()).toHaveAttribute('aria-pressed', 'true');
    expect(titles()).toEqual(['Title 1', 'Title 3']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('3 programmes');
    // What is unticked here stays visible, so that it can be ticked again.
    await userEvent.click(tickOf('Title 3'));
    expect(titles()).toEqual(['Title 1', 'Title 3']);
    await userEvent.click(only());
    expect(titles()).toEqual(['Title 1', 'Title 2', 'Title 3']);
    expect(tickOf('Title 3')).not.toBeChecked();
    expect(screen.getByText('1 selected')).toBeVisible();
  });

  test('keeps the place of an opened card in the results, and none in a part of them', async () => {
    quickSearch(show(server()), 'abc');
    await screen.findByRole('grid', { name: 'Results' });
    expect(links()).toEqual(['/card/1', '/card/2', '/card/3']);
    await userEvent.click(screen.getByRole('link', { name: /Title 2/ }));
    expect(openedCard(2)).toMatchObject({ search: { filter: { term: 'abc' } }, place: 2 });
    expect(openedCard(1)).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /Title 3/ }));
    await userEvent.click(tickOf('Title 1'));
    expect([openedCard(1), openedCard(3)?.place]).toEqual([null, 3]);
    await userEvent.click(only());
    await screen.findByRole('grid', { name: 'Results' });
    await userEvent.click(screen.getByRole('link', { name: /Title 3/ }));
    expect(openedCard(3)).toBeNull();
    await userEvent.click(only());
    for (const [title, event] of [
      ['Title 1', 'auxclick'],
      ['Title 3', 'contextmenu'],
    ] as const)
      fireEvent(
        screen.getByRole('link', { name: new RegExp(title) }),
        new MouseEvent(event, { bubbles: true }),
      );
    expect([openedCard(1)?.place, openedCard(3)?.place]).toEqual([1, 3]);
  });

  test('[RES-01] keeps the ticks if the search is left while the selected programmes load', async () => {
    const search = server();
    const host = show(search);
    quickSearch(host, 'abc');
    await screen.findByRole('grid', { name: 'Results' });
    await userEvent.click(tickOf('Title 2'));
    search.mockReturnValueOnce(new Promise(() => undefined));
    await userEvent.click(only());
    act(() => host.navigate('/faq'));
    act(() => host.history.back());
    await screen.findByRole('grid', { name: 'Results' });
    expect(tickOf('Title 2')).not.toBeChecked();
    expect(tickOf('Title 3')).toBeChecked();
  });

  test('[RES-01] shows everything for another search', async () => {
    const host = show(server());
    quickSearch(host, 'abc');
    await screen.findByRole('grid', { name: 'Results' });
    await userEvent.click(tickOf('Title 2'));
    await userEvent.click(only());
    await screen.findByRole('grid', { name: 'Results' });
    quickSearch(host, 'abcd');
    await screen.findByRole('grid', { name: 'Results' });
    expect(only()).toHaveAttribute('aria-pressed', 'false');
    expect(titles()).toHaveLength(3);
  });

  test('[LNG-02] requests only the visible list for another language or order, and all when all are shown again', async () => {
    const search = server();
    const host = show(search);
    quickSearch(host, 'abc');
    await screen.findByRole('grid', { name: 'Results' });
    await userEvent.click(tickOf('Title 2'));
    await userEvent.click(only());
    await screen.findByRole('grid', { name: 'Results' });
    const requested = async (change: () => unknown) => {
      search.mockClear();
      await change();
      await waitFor(() => expect(search).toHaveBeenCalled());
      await screen.findByRole('grid');
      return search.mock.calls.map(([{ body }]) => [body.selectedIds ?? [], body.orderBy]);
    };
    expect(await requested(() => act(async () => host.setLanguage('ch')))).toEqual([[[2], []]]);
    expect(await requested(() => act(async () => host.setLanguage('en')))).toEqual([[[2], []]]);
    const order = [{ name: 'channel', sortExpression: 'CHANNEL', direction: 'Desc' }];
    const channel = () => screen.getByRole('button', { name: 'Channel' });
    expect(await requested(() => userEvent.click(channel()))).toEqual([[[2], order]]);
    expect(await requested(() => userEvent.click(only()))).toEqual([[[], order]]);
    expect(titles()).toEqual(['Title 1', 'Title 2', 'Title 3']);
  });

  test('shows a message if nothing is selected', async () => {
    const search = server();
    quickSearch(show(search), 'abc');
    await screen.findByRole('grid', { name: 'Results' });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all programmes' }));
    const requested = search.mock.calls.length;
    await userEvent.click(only());
    expect(only()).toHaveAttribute('aria-disabled', 'true');
    expect(search).toHaveBeenCalledTimes(requested);
  });
});

describe('ticks that a mass change replaced', () => {
  test('can be restored once, by a button', async () => {
    quickSearch(show(server()), 'abc');
    await screen.findByRole('grid', { name: 'Results' });
    const all = screen.getByRole('checkbox', { name: 'Select all programmes' });
    await userEvent.click(all);
    expect(screen.getByText('Selection cleared')).toBeVisible();
    // The next tick changes the new state; restoring the previous one would lose it.
    await userEvent.click(tickOf('Title 2'));
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.click(all);
    expect(screen.getByText('Everything was selected')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([1, 2, 3].map((n) => (tickOf(`Title ${n}`) as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('can be dismissed', async () => {
    quickSearch(show(server()), 'abc');
    await screen.findByRole('grid', { name: 'Results' });
    await userEvent.click(tickOf('Title 2'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all programmes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Everything was selected')).not.toBeInTheDocument();
    expect(screen.getByText('3 selected')).toBeVisible();
  });
});
