import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard, programmeLine } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, AudienceResults, InternationalFlow } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { CompareScreen } from './compare-screen.tsx';
import { measuredIn } from './testing/measured-in.ts';

const TITLES: Readonly<Record<number, string>> = { 7: 'Nightfall', 8: 'Daybreak', 9: 'Noon', 10: 'Dusk' };
const card = (id: number) =>
  programmeCard({ idProgram: id, localTitle: TITLES[id] ?? String(id), numberOfEpisodes: id });
const getCard: ApiClient['getCard'] = ({ params }) => Promise.resolve(card(Number(params.id)));

let width = 1200;
beforeEach(() => {
  width = 1200;
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(() => width);
});

const NO_FLOW: InternationalFlow = { formatTitle: null, launches: [] };
const results = measuredIn({ id: 1, name: 'Individuals 4+' });

function show(location: string, api: Partial<ApiClient> = {}) {
  const host = createTestHost({
    location,
    api: {
      getCard,
      getAudienceResults: () => Promise.resolve(null),
      getInternationalFlow: () => Promise.resolve(NO_FLOW),
      ...api,
    },
  });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <CompareScreen />
    </ScreenProviders>,
  );
  return host;
}
const columns = () =>
  screen.getAllByRole('columnheader').map((head) => within(head).queryByRole('link')?.textContent);
const titled = (title: string) => expect.stringContaining(title);
const row = (name: RegExp) => screen.getByRole('row', { name });

test('shows the programmes of the address side by side, and marks what differs', async () => {
  show('/compare?ids=9,7');
  expect(await screen.findByRole('link', { name: /Nightfall/ })).toHaveAttribute('href', '/card/7');
  expect(columns()).toEqual([titled('Noon'), titled('Nightfall')]);
  expect(row(/^Episodes.*9 7$/)).toHaveTextContent('(differs)');
  expect(row(/^Channel/)).not.toHaveTextContent('(differs)');
  expect(document.title).toBe('Noon / Nightfall – Airdex');
  await userEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
  expect(screen.queryByRole('row', { name: /^Channel/ })).not.toBeInTheDocument();
  expect(row(/^Episodes/)).toBeVisible();
});

test('writes every change to the address, and Back reverts it', async () => {
  const host = show('/compare?ids=7,8,9');
  await screen.findByRole('link', { name: /Noon/ });
  await userEvent.click(screen.getByRole('button', { name: 'Move “Daybreak” to the left' }));
  expect(host.location.get()).toBe('/compare?ids=8,7,9');
  expect(columns()).toEqual([titled('Daybreak'), titled('Nightfall'), titled('Noon')]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove “Nightfall”' }));
  expect(host.location.get()).toBe('/compare?ids=8,9');
  expect(columns()).toEqual([titled('Daybreak'), titled('Noon')]);
  expect(screen.getByRole('button', { name: 'Move “Noon” to the right' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  act(() => {
    host.history.back();
  });
  expect(columns()).toEqual([titled('Daybreak'), titled('Nightfall'), titled('Noon')]);
});

test('a programme that fails says so in its column, and loads on Retry', async () => {
  let isDown = true;
  show('/compare?ids=7,8', {
    getCard: (call) =>
      Number(call.params.id) === 8 && isDown ? Promise.reject(new Error('down')) : getCard(call),
  });
  const head = (await screen.findByRole('alert')).closest('th') as HTMLElement;
  expect(head).toHaveTextContent('The programme could not be loaded');
  expect(row(/^Episodes 7 –$/)).toBeVisible();
  isDown = false;
  await userEvent.click(within(head).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Daybreak/ })).toBeVisible();
});

test('a programme outside the subscription says so in its column', async () => {
  show('/compare?ids=7,8', {
    getCard: (call) => (call.params.id === 8 ? Promise.resolve(null) : getCard(call)),
  });
  expect(await screen.findByRole('columnheader', { name: /out of your subscription/ })).toBeVisible();
  expect(await screen.findByRole('link', { name: /Nightfall/ })).toBeVisible();
});

test('says why programmes are missing from the chart of audiences', async () => {
  let isDown = true;
  show('/compare?ids=7,8,9,10', {
    getCard: async (call) => {
      const found = await getCard(call);
      return found && { ...found, includesAudienceResults: found.idProgram !== 8 };
    },
    getAudienceResults: ({ params }) => {
      if (params.id === 10 && isDown) return Promise.reject(new Error('down'));
      return Promise.resolve(params.id === 7 ? results : null);
    },
  });
  const section = await screen.findByRole('region', { name: 'Audience results' });
  expect(
    await within(section).findByText('Your subscription does not include audience results of “Daybreak”.'),
  ).toBeVisible();
  expect(within(section).getByText('“Noon” has no audience results.')).toBeVisible();
  expect(within(section).getByText('The audience results of “Dusk” could not be loaded.')).toBeVisible();
  expect(within(section).getByRole('radio', { name: 'Rat%' })).toBeVisible();
  isDown = false;
  await userEvent.click(within(section).getByRole('button', { name: 'Retry' }));
  expect(await within(section).findByText('“Dusk” has no audience results.')).toBeVisible();
});

test('the chart keeps its target while another programme loads', async () => {
  const targets = [...results.targets, { id: 2, name: 'Women 25+' }];
  const [row] = results.rows;
  const ratings = (row?.ratings ?? []).flatMap((rating) => [rating, { ...rating, idTarget: 2 }]);
  const measured = { ...results, targets, rows: row === undefined ? [] : [{ ...row, ratings }] };
  let answer: (results: AudienceResults) => void = () => undefined;
  const host = show('/compare?ids=7,8', {
    getAudienceResults: ({ params }) =>
      params.id === 9 ? new Promise((resolve) => (answer = resolve)) : Promise.resolve(measured),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Individuals 4\+/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Women 25+' }));
  act(() => {
    host.navigate('/compare?ids=7,8,9');
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /Women 25\+/ })).not.toBeInTheDocument());
  answer(measured);
  expect(await screen.findByRole('button', { name: /Women 25\+/ })).toBeVisible();
});

test('narrow screens show two programmes, of the user’s choice', async () => {
  width = 380;
  const host = show('/compare?ids=7,8,9');
  expect(await screen.findByRole('link', { name: /Daybreak/ })).toBeVisible();
  expect(columns()).toEqual([titled('Nightfall'), titled('Daybreak')]);
  await userEvent.click(screen.getByRole('button', { name: /Programme in this column: “Nightfall”/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Noon' }));
  await waitFor(() => expect(columns()).toEqual([titled('Noon'), titled('Daybreak')]));
  expect(screen.getByRole('button', { name: /Programme in this column: “Noon”/ })).toHaveFocus();
  const toTheRight = screen.getByRole('button', { name: 'Move “Noon” to the right' });
  await userEvent.click(toTheRight);
  expect(columns()).toEqual([titled('Daybreak'), titled('Noon')]);
  expect(host.location.get()).toBe('/compare?ids=8,9,7');
  act(() => {
    host.history.back();
  });
  expect(columns()).toEqual([titled('Noon'), titled('Daybreak')]);
});

test('exports the comparison as it is', async () => {
  const host = show('/compare?ids=9,7');
  await userEvent.click(await screen.findByRole('button', { name: 'Export PDF' }));
  expect(host.orders).toEqual([
    {
      call: 'getCardPdf',
      body: { selectMode: 'Include', selectedIds: [9, 7], layout: 'compare' },
      programmes: 2,
    },
  ]);
});

test('with one programme, offers related ones and those found by title', async () => {
  const host = show('/compare?ids=7,seven', {
    getRelated: () => Promise.resolve([programmeLine({ idProgram: 8, localTitle: 'Daybreak' })]),
    getAdvancedSearchPrograms: () =>
      Promise.resolve({
        programs: [
          programmeLine({ idProgram: 7, localTitle: 'Nightfall' }),
          programmeLine({ idProgram: 9, localTitle: 'Noon' }),
        ],
        count: null,
        hideRatings: false,
      }),
  });
  expect(await screen.findByText('Choose programmes to compare “Nightfall” with.')).toBeVisible();
  expect(screen.getByText(/They were ignored/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Compare' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Daybreak/ }));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search by title' }), 'noo');
  await userEvent.click(await screen.findByRole('checkbox', { name: /Noon/ }));
  expect(screen.queryByRole('checkbox', { name: /Nightfall/ })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(host.location.get()).toBe('/compare?ids=7,8,9');
});

test('the button of a full comparison has the focus after the dialog, and opens no other one', async () => {
  show('/compare?ids=7,8,9', {
    getRelated: () => Promise.resolve([programmeLine({ idProgram: 10, localTitle: 'Dusk' })]),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add a programme' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Dusk/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  const full = await screen.findByRole('button', { name: '4 programmes at most' });
  await waitFor(() => expect(full).toHaveFocus());
  expect(full).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('two Chinese characters are searched for; a failed search is not shown as an empty one', async () => {
  show('/compare', { getAdvancedSearchPrograms: () => Promise.reject(new Error('down')) });
  expect(await screen.findByText('Choose two to four programmes to see them side by side.')).toBeVisible();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search by title' }), '奔跑');
  expect(await screen.findByRole('alert')).toHaveTextContent('The programmes could not be loaded');
  expect(screen.queryByText('No programmes found')).not.toBeInTheDocument();
});

test('keeps its programmes and title until it is unmounted when the user goes to another page', async () => {
  const host = show('/compare?ids=9,7');
  await waitFor(() => expect(document.title).toContain('Noon / Nightfall'));
  act(() => host.navigate('/search?q=noon'));
  expect(columns()).toEqual([titled('Noon'), titled('Nightfall')]);
  expect(document.title).toContain('Noon / Nightfall');
});

test('keeps the room of pictures and facts while the programmes load', async () => {
  const cards = Promise.withResolvers<undefined>();
  show('/compare?ids=7,8', {
    getCard: async (call) => {
      await cards.promise;
      return getCard(call);
    },
  });
  const table = await screen.findByRole('table');
  const pictures = () => table.querySelectorAll('tr:first-child div').length;
  const rows = () => table.querySelectorAll('tbody tr').length;
  expect([pictures(), rows()]).toEqual([2, 12]);
});
