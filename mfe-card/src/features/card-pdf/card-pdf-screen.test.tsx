import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard, programmeLine } from '@airdex/mfe-kit/test-kit';
import type {
  ApiClient,
  AudienceResults,
  InternationalFlow,
  ProgrammeCard,
} from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { CardPdfScreen } from './card-pdf-screen.tsx';

const LAUNCH = {
  countryCode: 'FR',
  idCountry: 75,
  country: 'France',
  channel: 'Canal Sept',
  date: '2026-03-02',
  datePrecision: 'day',
  formatType: 'Original',
  averageColor: null,
} as const;
const flow: InternationalFlow = {
  formatTitle: 'Nightfall',
  launches: [
    { ...LAUNCH, idProgram: 7, localTitle: 'Nightfall' },
    {
      ...LAUNCH,
      idProgram: 9,
      localTitle: 'Tombée de la nuit',
      date: '2027-03-02',
      isDatePreview: true,
      formatType: 'Adaptation',
    },
  ],
};
const audience: AudienceResults = {
  targets: [{ id: 1, name: 'Individuals 4+' }],
  rows: [
    {
      programSlotName: 'Premiere',
      numberOfEpisodes: 1,
      comparisonSlotName: 'Monday 20:30',
      isOvernight: true,
      ratings: [
        {
          idTarget: 1,
          ratPerc: 12.3,
          ratPerThousand: 1234.5,
          shrPerc: 30.1,
          shrPercSlot: 20,
          performanceColor: 'green',
        },
      ],
    },
  ],
  visibleIndicators: [1, 2, 3],
};

function show(ids: readonly number[], answers: Partial<ApiClient> = {}, fields: Partial<ProgrammeCard> = {}) {
  const host = createTestHost({
    api: {
      getCard: ({ params }) => Promise.resolve(programmeCard({ idProgram: Number(params.id), ...fields })),
      getAudienceResults: () => Promise.resolve(audience),
      getInternationalFlow: () => Promise.resolve(flow),
      getAlso: () =>
        Promise.resolve([
          programmeLine({
            idProgram: 8,
            localTitle: 'Nightfall, the return',
            date: '2027-01-09',
            isDatePreview: true,
          }),
        ]),
      getRelated: () => Promise.resolve([programmeLine({ idProgram: 11, localTitle: 'Daybreak' })]),
      ...answers,
    },
  });
  return render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <CardPdfScreen ids={ids} />
    </ScreenProviders>,
  );
}
const stateIs = (state: string) =>
  waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-print-state', state));

beforeEach(() => {
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

test('is ready to print only when the poster of a programme without a picture is drawn', async () => {
  const { container } = show([7], {}, { image: null });
  await stateIs('ready');
  const poster = container.querySelector('svg[viewBox="0 0 320 180"]');
  expect(poster?.querySelectorAll('path, circle, rect').length).toBeGreaterThan(2);
});

test('shows everything that is known, and no controls', async () => {
  show(
    [7],
    {},
    { description: '<p>A long night.</p>', environment: '<p>News before it.</p>', verdict: '<p>Bold.</p>' },
  );
  await stateIs('ready');
  for (const name of ['Audience results', 'International flow', 'Environment', 'Verdict'])
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  expect(screen.getByText('A long night.')).toBeVisible();
  expect(screen.getByRole('cell', { name: /30\.1%/ })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Msh% by slot, Individuals 4+' })).toHaveTextContent('30.1%');
  expect(screen.getByText('1 234.5')).toBeVisible();
  expect(screen.getByText('1 episode · overnight · compared with Monday 20:30')).toBeVisible();
  expect(screen.getByText('Tombée de la nuit')).toBeVisible();
  expect(screen.getByRole('cell', { name: /Nightfall, the return/ })).toBeVisible();
  expect(screen.getByRole('cell', { name: '09/01/2027 · Upcoming' })).toBeVisible();
  expect(screen.getByRole('cell', { name: '02/03/2027 · Upcoming' })).toBeVisible();
  expect(screen.getByRole('cell', { name: /Daybreak/ })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('isolates the channel, so that a right-to-left name does not change places with the date', async () => {
  show([7], {}, { channel: 'قناة' });
  const channel = await screen.findByText('قناة', { selector: 'bdi' });
  expect(channel.parentElement).toHaveTextContent('France · قناة · 02/03/2026');
});

test('explains the performance markers only if figures have one', async () => {
  // Only the legend has it.
  const below = () => screen.queryByRole('img', { name: 'At least 20% below the slot' });
  const marked = show([7]);
  await stateIs('ready');
  expect(below()).toBeVisible();
  marked.unmount();
  const rows = audience.rows.map((row) => ({
    ...row,
    ratings: row.ratings.map((rating) => ({ ...rating, shrPercSlot: null, performanceColor: null })),
  }));
  show([7], { getAudienceResults: () => Promise.resolve({ ...audience, rows }) });
  await stateIs('ready');
  expect(screen.getByRole('cell', { name: /30\.1%/ })).toBeVisible();
  expect(below()).not.toBeInTheDocument();
});

test('[FLW-01] draws the flow as a picture, if there is more than one country', async () => {
  const { container, unmount } = show([7]);
  await stateIs('ready');
  expect(container.querySelector('[data-badge]')).toBeNull();
  unmount();
  const [first, second] = flow.launches;
  const travelled = {
    ...flow,
    launches: [first, { ...second, countryCode: 'SG', country: 'Singapore', idCountry: 190 }],
  } as InternationalFlow;
  const printed = show([7], { getInternationalFlow: () => Promise.resolve(travelled) });
  await stateIs('ready');
  const badges = [...printed.container.querySelectorAll('[data-badge]')];
  expect(badges.map((badge) => badge.getAttribute('data-badge'))).toEqual(['FR', 'SG']);
  expect(printed.container.querySelectorAll('svg [tabindex]')).toHaveLength(0);
});

test('loads the cards as an export does, several of them in order', async () => {
  const getCard = jest.fn<ApiClient['getCard']>(({ params }) =>
    Promise.resolve(
      programmeCard({ idProgram: Number(params.id), localTitle: `Title ${String(params.id)}` }),
    ),
  );
  const ids = Array.from({ length: 9 }, (_, place) => 20 - place);
  show(ids, { getCard });
  await stateIs('ready');
  expect(screen.getByRole('main')).toHaveAttribute('data-print-done', '9');
  const titles = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(ids.map((id) => `Title ${String(id)}`));
  expect(getCard.mock.calls.every(([{ params }]) => params.forExport === true)).toBe(true);
});

test('links to the address that subscribers open', async () => {
  localStorage.setItem('public-url', 'https://catalogue.example');
  show([7]);
  expect(await screen.findByRole('link', { name: 'https://catalogue.example/card/7' })).toHaveAttribute(
    'href',
    'https://catalogue.example/card/7',
  );
  localStorage.clear();
});

test('only mentions the evaluation to users without access', async () => {
  show([7], {}, { hasEvaluation: true });
  expect(
    await screen.findByText('An evaluation for this programme is available, contact us to know more.'),
  ).toBeVisible();
});

test('says which programmes are outside the subscription, and prints the rest', async () => {
  const getCard: ApiClient['getCard'] = ({ params }) =>
    Promise.resolve(params.id === 8 ? null : programmeCard({ idProgram: Number(params.id) }));
  show([7, 8], { getCard });
  expect(await screen.findByText('Selected information out of your subscription.')).toBeVisible();
  await stateIs('ready');
});

test('distinguishes failures, and offers to try again', async () => {
  const getInternationalFlow = jest
    .fn<ApiClient['getInternationalFlow']>(() => Promise.resolve(flow))
    .mockRejectedValueOnce(new Error('down'));
  show([7], { getInternationalFlow });
  expect(await screen.findByRole('alert')).toHaveTextContent('The programme could not be loaded');
  expect(screen.getByRole('main')).toHaveAttribute('data-print-state', 'failed');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await stateIs('ready');
});
