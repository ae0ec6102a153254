import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProgrammePreview, type PreviewedProgramme, type ProgrammePreviewProps } from './index.ts';
import { companies, otherTitles } from './previewed-programme.ts';

const programme: PreviewedProgramme = {
  formatTitle: 'The Great Relay',
  originalTitle: 'Le Grand Relais',
  genre: 'Cooking',
  subGenre: 'Competition',
  country: 'France',
  channel: 'Canal Exemple',
  platform: 'TV',
  date: '12/11/2026',
  isUpcoming: true,
  formatType: 'Adaptation',
  distributors: 'Lanternworks / Studio Nine',
};

const props: ProgrammePreviewProps = {
  title: 'Le Relais',
  image: '/media/71.jpg',
  genreKey: 'cooking',
  programme,
  playlistCount: 2,
  onRetry: () => undefined,
  labels: {
    formatTitle: 'Format title',
    originalTitle: 'Original title',
    country: 'Country',
    channel: 'Channel',
    platform: 'Platform',
    date: 'Launch date',
    upcoming: 'Upcoming',
    formatType: 'Format type',
    distributors: 'Distributors',
    loading: 'Loading the programme',
    failed: 'The programme could not be loaded.',
    retry: 'Retry',
    unavailable: 'Out of your subscription.',
    playlists: (count) => (count === 0 ? 'In no playlist' : `In ${count} playlists`),
  },
};

const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

test('[POP-01] shows image, titles, genre, place, launch date, format type and each distributor', () => {
  const { container } = render(<ProgrammePreview {...props} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/71.jpg');
  expect(screen.getByText('Le Relais')).toBeVisible();
  expect(screen.getByText('Cooking / Competition')).toBeVisible();
  expect(facts()).toEqual({
    'Format title': 'The Great Relay',
    'Original title': 'Le Grand Relais',
    Country: 'France',
    Channel: 'Canal Exemple',
    Platform: 'TV',
    'Launch date': '12/11/2026Upcoming',
    'Format type': 'Adaptation',
    Distributors: 'LanternworksStudio Nine',
  });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Lanternworks',
    'Studio Nine',
  ]);
});

test('[POP-01] leaves out what is unknown or identical', () => {
  render(
    <ProgrammePreview
      {...props}
      programme={{
        ...programme,
        formatTitle: 'Le Relais',
        originalTitle: null,
        subGenre: null,
        country: null,
        platform: null,
        date: null,
        isUpcoming: false,
        formatType: null,
        distributors: null,
      }}
    />,
  );
  expect(screen.getByText('Cooking')).toBeVisible();
  expect(facts()).toEqual({ Channel: 'Canal Exemple' });
});

test('[POP-01] does not mark a past launch as upcoming', () => {
  render(<ProgrammePreview {...props} programme={{ ...programme, isUpcoming: false }} />);
  expect(facts()).toMatchObject({ 'Launch date': '12/11/2026' });
});

describe('the playlist indicator', () => {
  test.each([
    [0, 'In no playlist', false],
    [1, 'In 1 playlists', true],
    [2, 'In 2 playlists', true],
  ])('[POP-01] of %d playlists says "%s", active: %s', (playlistCount, name, isActive) => {
    render(<ProgrammePreview {...props} playlistCount={playlistCount} />);
    expect(screen.getByRole('img', { name }).hasAttribute('data-active')).toBe(isActive);
  });

  test('is silent while the number is unknown', () => {
    render(<ProgrammePreview {...props} playlistCount={null} />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });
});

test('shows picture and title while it loads, and that it loads', () => {
  const { container } = render(<ProgrammePreview {...props} programme="loading" />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading the programme');
  expect(screen.getByText('Le Relais')).toBeVisible();
  expect(container.querySelector('img')).toBeInTheDocument();
});

test('shows a failure, not an empty preview, and loads again on Retry', async () => {
  const onRetry = jest.fn();
  render(<ProgrammePreview {...props} programme="failed" onRetry={() => onRetry()} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The programme could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('says that a programme is not accessible to the user', () => {
  render(<ProgrammePreview {...props} programme={null} />);
  expect(screen.getByText('Out of your subscription.')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[POP-01] shows other titles only if they differ', () => {
  const of = (formatTitle: string | null, originalTitle: string | null) =>
    Object.values(otherTitles('A', { formatTitle, originalTitle }));
  expect(of('A', 'A')).toEqual([null, null]);
  expect(of('B', 'B')).toEqual(['B', null]);
  expect(of('A', 'B')).toEqual([null, 'B']);
  expect(of('B', 'A')).toEqual(['B', null]);
  expect(of('B', 'C')).toEqual(['B', 'C']);
  expect(of(null, 'C')).toEqual([null, 'C']);
});

test('[POP-01] splits distributors on " / " and nowhere else', () => {
  expect(companies('Fox/Sky / BBC Studios /  / Nine / Fox/Sky')).toEqual(['Fox/Sky', 'BBC Studios', 'Nine']);
  expect(companies(null)).toEqual([]);
});
