import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, ProgrammeCard } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { CardScreen } from './card-screen.tsx';

type GetCard = ApiClient['getCard'];

function show(getCard: GetCard, idProgram = 7) {
  const host = createTestHost({ api: { getCard } });
  const screenOf = (id: number) => (
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <CardScreen idProgram={id} />
    </ScreenProviders>
  );
  const { rerender } = render(screenOf(idProgram));
  return {
    host,
    showOther: (id: number) => {
      rerender(screenOf(id));
    },
  };
}
const answering = (fields: Partial<ProgrammeCard> = {}) =>
  jest.fn<GetCard>(({ params }) =>
    Promise.resolve(programmeCard({ idProgram: Number(params.id), ...fields })),
  );

test('shows titles that differ and leaves out those that repeat', async () => {
  show(answering({ localTitle: 'La Nuit', formatTitle: 'The Night', originalTitle: 'The Night' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'La Nuit' })).toBeVisible();
  expect(screen.getAllByText('The Night')).toHaveLength(1);
});

test('shows known values in the main lines and leaves out unknown ones', async () => {
  show(answering({ frequency: null, duration: 52, weekdays: [5, 1], isDatePreview: true }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText('02/03/2026 (upcoming)')).toBeVisible();
  expect(screen.getByText('52 min')).toBeVisible();
  expect(screen.getByText('Mon, Fri')).toBeVisible();
  expect(screen.getByText('Prime time · 20:30 - 21:30')).toBeVisible();
  expect(screen.queryByText('Frequency')).not.toBeInTheDocument();
});

test('says that a programme is outside the subscription, with a way to contact the team', async () => {
  show(() => Promise.resolve(null));
  expect(await screen.findByText('Selected information out of your subscription.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Airdex team' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('distinguishes a failure from that, and Retry loads again', async () => {
  const getCard = answering().mockRejectedValueOnce(new Error('down'));
  show(getCard);
  expect(await screen.findByRole('alert')).toHaveTextContent('The programme could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nightfall' })).toBeVisible();
});

test('loads the card again for another id and another language', async () => {
  const getCard = answering();
  const { host, showOther } = show(getCard);
  await screen.findByRole('heading', { level: 1 });
  showOther(8);
  expect(screen.getByRole('status', { name: 'Loading the programme…' })).toBeVisible();
  await screen.findByRole('heading', { level: 1 });
  act(() => {
    host.setLanguage('ch');
  });
  expect(await screen.findByText('首播日期')).toBeVisible();
  expect(getCard.mock.calls.map(([{ params }]) => params.id)).toEqual([7, 8, 8]);
});

test('removes active content from a description', async () => {
  show(answering({ description: '<p>Dark<script>alert(1)</script></p>' }));
  expect((await screen.findByText('Dark')).querySelector('script')).toBeNull();
});

test('links to a source that is a web address', async () => {
  show(answering({ source: 'Guide', sourceDescription: 'https://guide.example/night', programmePage: null }));
  expect(await screen.findByRole('link', { name: 'https://guide.example/night' })).toHaveAttribute(
    'href',
    'https://guide.example/night',
  );
  expect(screen.getByText(/^Source: Guide –/)).toBeVisible();
});

test('[QCK-07] searches for a name on the card when it is clicked', async () => {
  const { host } = show(
    answering({
      country: 'Norway',
      idCountry: 3,
      genre: 'Drama',
      idGenre: 4,
      subGenre: 'Crime',
      idSubGenre: 41,
      frequency: 'Weekly',
      idFrequency: null,
      distributors: 'Aurora / Nord Rights',
    }),
  );
  await screen.findByRole('heading', { level: 1 });
  const searches: unknown[] = [];
  host.bus.on('SearchFromCard').subscribe(({ filter }) => searches.push(filter));
  for (const name of ['Norway', 'Drama', 'Crime', 'Nord Rights'])
    await userEvent.click(screen.getByRole('button', { name }));
  expect(searches).toEqual([
    { selectedCountries: [3] },
    { selectedGenresGroups: [4] },
    { selectedGenres: [41] },
    { term: 'Nord Rights', selectedSearchTitles: ['DISTRIBUTORS'] },
  ]);
  // Without an id there is nothing to search for.
  expect(screen.getByText('Weekly')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Weekly' })).not.toBeInTheDocument();
});
