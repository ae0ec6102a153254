import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure, type ProgrammeLine } from '@airdex/shared-contracts/api';
import { programmeLine, resultPage } from '../results/programme-line.fixture.ts';
import { answerWith, quickSearch, show, type Search } from './results-screen.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('which screen is shown', () => {
  test('an invalid search shows a message with a contact, and sends no request', () => {
    const search = answerWith([]);
    quickSearch(show(search), 'ab');
    expect(
      screen.getByText('To run your search, type a word or select the criteria of your choice.'),
    ).toBeVisible();
    expect(screen.getByText('A search word needs at least 3 characters.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Airdex team' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(search).not.toHaveBeenCalled();
  });

  test('[HDR-10] the same two characters are a valid search in Chinese', async () => {
    const search = answerWith([]);
    quickSearch(show(search, { language: 'ch' }), '歌手');
    await screen.findByText('没有结果');
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('[HDR-10] one Chinese character is too short in an English page, whose message names their minimum', () => {
    const search = answerWith([]);
    quickSearch(show(search), '歌');
    expect(screen.getByText('A search word needs at least 2 characters.')).toBeVisible();
    expect(search).not.toHaveBeenCalled();
  });

  test('a search without results and a failed one are distinguished, and Retry runs it again', async () => {
    const search = jest
      .fn<Search>()
      .mockRejectedValueOnce(new ApiFailure('unreachable', 'down'))
      .mockResolvedValue({ programs: [], count: 0, hideRatings: false });
    quickSearch(show(search), 'abc');
    expect(await screen.findByText('The search could not be run')).toBeVisible();
    expect(screen.queryByText('No results')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('[RES-07] a search under way shows that it is loading, then the count is announced', async () => {
    quickSearch(show(answerWith([programmeLine({ idProgram: 1 })], 1)), 'abc');
    expect(screen.getByRole('heading')).toHaveTextContent('Searching…');
    await waitFor(() => {
      const announced = screen.getAllByRole('status').map((status) => within(status).queryByRole('heading'));
      expect(announced).toContain(screen.getByRole('heading', { name: '1 programme' }));
    });
  });
});

describe('the table', () => {
  const showTable = async (
    programs: readonly ProgrammeLine[],
    count = programs.length,
    hideRatings = false,
  ) => {
    localStorage.setItem('results-view', 'list');
    const host = show(answerWith(programs, count, hideRatings));
    quickSearch(host, 'abc');
    return { host, table: await screen.findByRole('grid', { name: 'Results' }) };
  };
  const headers = (table: HTMLElement) =>
    within(table)
      .getAllByRole('columnheader')
      .slice(1)
      .map((header) => header.textContent);

  test('shows columns in order, and without shares if ratings are hidden', async () => {
    const { table } = await showTable([programmeLine({ idProgram: 1 })]);
    expect(headers(table)).toEqual([
      'Country',
      'Channel',
      'Date/time',
      'Local format title',
      'Subgenre',
      'Format type',
      'Premiere share',
      'Average share',
    ]);
    expect(within(table).getByRole('button', { name: 'About the premiere share' })).toBeVisible();
  });

  test('leaves no column for hidden ratings', async () => {
    const { table } = await showTable([programmeLine({ idProgram: 1 })], 1, true);
    expect(headers(table)).not.toContain('Average share');
    expect(within(table).queryByText('9.5%')).not.toBeInTheDocument();
  });

  test('shows known values in a row, and a dash for unknown ones', async () => {
    const { table } = await showTable([
      programmeLine({
        idProgram: 1,
        localTitle: 'La Grande Nuit',
        formatTitle: 'The Big Night',
        concept: 'Quiz over one night',
        isNew: true,
        isNotaSelection: true,
        formatType: 'Adaptation',
        shrAverage: null,
        averageColor: null,
      }),
      programmeLine({
        idProgram: 2,
        localTitle: 'Same',
        formatTitle: 'Same',
        country: null,
        date: null,
        formatType: null,
      }),
    ]);
    const [, first, second] = within(table).getAllByRole('row');
    expect(first).toHaveTextContent(
      /02\/03\/2026.*20:30.*La Grande Nuit.*New.*Selection.*The Big Night.*Quiz over one night.*Arts.*Adaptation.*12\.0%.*-$/,
    );
    expect(within(second as HTMLElement).getAllByText('Same', { ignore: 'svg *' })).toHaveLength(1);
    expect(
      within(second as HTMLElement)
        .getAllByRole('gridcell')
        .map((cell) => cell.textContent)[1],
    ).toBe('-');
  });

  test('opens a row’s card in a new tab', async () => {
    const { host, table } = await showTable([programmeLine({ idProgram: 42, localTitle: 'Nightfall' })]);
    const link = within(table).getByRole('link', { name: /Nightfall/ });
    expect(link).toHaveAttribute('href', '/card/42');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName('Nightfall (opens in a new tab)');
    act(() => host.setLanguage('ch'));
    await waitFor(() => {
      expect(screen.getByRole('link', { name: /Nightfall/ })).toHaveAccessibleName(
        'Nightfall （在新标签页中打开）',
      );
    });
  });

  test('[SEL-02] connects ticks: one row off makes the header mixed, select-all restores it', async () => {
    const { table } = await showTable([1, 2, 3].map((idProgram) => programmeLine({ idProgram })));
    const [all, first] = within(table).getAllByRole('checkbox') as [HTMLInputElement, HTMLInputElement];
    expect([all.checked, first.checked]).toEqual([true, true]);
    await userEvent.click(first);
    expect([all.checked, all.indeterminate, first.checked]).toEqual([false, true, false]);
    await userEvent.click(all);
    expect([all.checked, first.checked]).toEqual([true, true]);
  });

  test('[SRT-01] requests page 1 in the new order after a click on a column', async () => {
    const search = answerWith([programmeLine({ idProgram: 1 })]);
    localStorage.setItem('results-view', 'list');
    quickSearch(show(search), 'abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Channel' }));
    await screen.findByRole('grid');
    expect(search.mock.lastCall?.[0].body).toMatchObject({
      page: 1,
      orderBy: [{ sortExpression: 'CHANNEL', direction: 'Desc' }],
    });
    expect(screen.getByRole('columnheader', { name: /Channel/ })).toHaveAttribute('aria-sort', 'descending');
    expect(search).toHaveBeenCalledTimes(2);
  });

  test('is busy while its rows reload, and the message about it is outside', async () => {
    const page = { programs: [programmeLine({ idProgram: 1 })], count: 1, hideRatings: false };
    const search = jest
      .fn<Search>()
      .mockResolvedValueOnce(page)
      .mockReturnValue(new Promise(() => undefined));
    localStorage.setItem('results-view', 'list');
    quickSearch(show(search), 'abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Channel' }));
    const message = await screen.findByText('Reloading the programmes…');
    expect(message.closest('[role="status"]')).not.toBeNull();
    expect(message.closest('[aria-busy="true"]')).toBeNull();
    expect(screen.getByRole('grid').closest('[aria-busy="true"]')).not.toBeNull();
  });

  test('[RES-08] keeps view and order for another filter', async () => {
    const search = answerWith([programmeLine({ idProgram: 1 })]);
    localStorage.setItem('results-view', 'list');
    const host = show(search);
    quickSearch(host, 'abc');
    await userEvent.click(await screen.findByRole('button', { name: 'Channel' }));
    quickSearch(host, 'abcd');
    await screen.findByRole('grid');
    expect(search.mock.lastCall?.[0].body).toMatchObject({
      term: 'abcd',
      orderBy: [{ sortExpression: 'CHANNEL' }],
    });
    expect(search).toHaveBeenCalledTimes(3);
  });
});

describe('the views', () => {
  test('show thumbnails by default, and remember the choice of the table', async () => {
    quickSearch(show(answerWith(resultPage(1, 3, 3).programs)), 'abc');
    expect(await screen.findByRole('grid', { name: 'Results' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'List' }));
    expect(screen.getByRole('grid', { name: 'Results' })).toBeVisible();
    expect(localStorage.getItem('results-view')).toBe('list');
  });

  test('offer no table on a tablet', async () => {
    localStorage.setItem('results-view', 'list');
    quickSearch(show(answerWith(resultPage(1, 3, 3).programs), { width: 1280 }), 'abc');
    expect(await screen.findByRole('grid', { name: 'Results' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'List' })).not.toBeInTheDocument();
  });

  test('[THU-01] a thumbnail opens its card in a new tab and shows the programme’s performance', async () => {
    const programme = programmeLine({
      idProgram: 7,
      localTitle: 'Nightfall',
      averageColor: 'red',
      isNew: true,
    });
    quickSearch(show(answerWith([programme])), 'abc');
    const item = await screen.findByRole('gridcell');
    expect(within(item).getByRole('link', { name: /Nightfall/ })).toHaveAttribute('href', '/card/7');
    expect(within(item).getByRole('img', { name: 'At least 20% below the slot' })).toBeVisible();
    expect(item).toHaveTextContent(/New.*France.*Canal Sept.*02\/03\/2026/);
  });
});
