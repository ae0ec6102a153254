import { expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard, programmeLine } from '@airdex/mfe-kit/test-kit';
import type {
  ApiClient,
  AudienceResults,
  InternationalFlow,
  ProgrammeCard,
  ProgrammeLine,
} from '@airdex/shared-contracts/api';
import { NO_PARTS } from '../../testing/no-parts.ts';
import { texts } from '../../texts/index.ts';
import { CardScreen } from './card-screen.tsx';

type GetCard = ApiClient['getCard'];

function show(getCard: GetCard, answers: Partial<ApiClient> = {}, idProgram = 7) {
  const host = createTestHost({ api: { ...NO_PARTS, getCard, ...answers } });
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

test('names the page, also after a card with the same title', async () => {
  const getCard = answering({ localTitle: 'La Nuit' });
  const { showOther } = show(getCard);
  await waitFor(() => expect(document.title).toBe('La Nuit – Airdex'));
  showOther(8);
  await waitFor(() => expect(getCard).toHaveBeenCalledTimes(2));
  await screen.findByRole('heading', { level: 1, name: 'La Nuit' });
  // The title of the shell for every card. The first card is still known.
  document.title = 'Programme – Airdex';
  showOther(7);
  await waitFor(() => expect(document.title).toBe('La Nuit – Airdex'));
});

test('shows known values in the main lines and leaves out unknown ones', async () => {
  show(answering({ frequency: null, duration: 52, weekdays: [5, 1], isDatePreview: true }));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText('02/03/2026 · Upcoming')).toBeVisible();
  expect(screen.getByText('52 min')).toBeVisible();
  expect(screen.getByText('Mon, Fri')).toBeVisible();
  expect(screen.getByText('Prime time · 20:30\u2060–\u206021:30')).toBeVisible();
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

test('shows a failure as such, not as outside the subscription; Retry loads again', async () => {
  const getCard = answering().mockRejectedValueOnce(new Error('down'));
  show(getCard);
  expect(await screen.findByRole('alert')).toHaveTextContent('The programme could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Nightfall' })).toBeVisible();
});

test('keeps a loaded card if loading it again fails', async () => {
  const getCard = answering();
  const { showOther } = show(getCard);
  await screen.findByRole('heading', { level: 1, name: 'Nightfall' });
  showOther(8);
  await waitFor(() => expect(getCard).toHaveBeenCalledTimes(2));
  const later = Date.now() + 3_600_000;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
  getCard.mockRejectedValue(new Error('down'));
  showOther(7);
  await waitFor(() => expect(getCard).toHaveBeenCalledTimes(3));
  await act(() => Promise.resolve());
  clock.mockRestore();
  expect(screen.getByRole('heading', { level: 1, name: 'Nightfall' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('[CRD-02] loads the card again for another id and another language', async () => {
  const getCard = answering();
  const { host, showOther } = show(getCard);
  await screen.findByRole('heading', { level: 1 });
  showOther(8);
  expect(screen.getByRole('status', { name: 'Loading the programme…' })).toBeVisible();
  // The new heading takes the focus of the previous one.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  act(() => {
    host.setLanguage('ch');
  });
  expect(await screen.findByText('首播日期')).toBeVisible();
  expect(getCard.mock.calls.map(([{ params }]) => params.id)).toEqual([7, 8, 8]);
});

test('keeps an open dialog and its text while the card loads in another language', async () => {
  const { host } = show(answering());
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Request more analysis' }));
  const message = await screen.findByRole('textbox', { name: /Message/ });
  await userEvent.type(message, 'Half a sent');
  act(() => {
    host.setLanguage('ch');
  });
  expect(await screen.findByText('首播日期')).toBeInTheDocument();
  expect(message).toHaveFocus();
  expect(message).toHaveValue('Half a sent');
});

test('[CRD-02] shows a skeleton until every source has arrived, all of them requested at once', async () => {
  const sources = {
    getAudienceResults: Promise.withResolvers<AudienceResults | null>(),
    getAlso: Promise.withResolvers<ProgrammeLine[]>(),
    getRelated: Promise.withResolvers<ProgrammeLine[]>(),
    getInternationalFlow: Promise.withResolvers<InternationalFlow>(),
    getPlaylistsCountByProgram: Promise.withResolvers<number>(),
  };
  const requests: string[] = [];
  const answers = Object.fromEntries(
    Object.entries(sources).map(([name, { promise }]) => [
      name,
      () => {
        requests.push(name);
        return promise;
      },
    ]),
  ) as Partial<ApiClient>;
  show(answering(), answers);
  expect(requests.toSorted()).toEqual(Object.keys(sources).toSorted());
  const isLoading = () => screen.queryByRole('status', { name: 'Loading the programme…' }) !== null;
  await act(() => Promise.resolve(sources.getAudienceResults.resolve(null)));
  await act(() => Promise.resolve(sources.getAlso.resolve([])));
  await act(() => Promise.resolve(sources.getRelated.resolve([])));
  await act(() => Promise.resolve(sources.getInternationalFlow.resolve({ formatTitle: null, launches: [] })));
  expect(isLoading()).toBe(true);
  await act(() => Promise.resolve(sources.getPlaylistsCountByProgram.resolve(0)));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(isLoading()).toBe(false);
});

test('shows the failure of a part in its place; Retry loads only that part', async () => {
  const getCard = answering();
  const getRelated = jest.fn<ApiClient['getRelated']>(() => Promise.resolve([]));
  const getAlso = jest
    .fn<ApiClient['getAlso']>(() => Promise.resolve([programmeLine({ localTitle: 'Nattfall' })]))
    .mockRejectedValueOnce(new Error('down'));
  show(getCard, { getAlso, getRelated });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nightfall' })).toBeVisible();
  const place = screen.getByRole('region', { name: 'Also launched' });
  expect(within(place).getByRole('alert')).toHaveTextContent('This part could not be loaded.');
  expect(screen.queryByRole('region', { name: 'Similar programmes' })).not.toBeInTheDocument();
  await userEvent.click(within(place).getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(within(place).queryByRole('alert')).not.toBeInTheDocument());
  expect([getCard.mock.calls.length, getRelated.mock.calls.length, getAlso.mock.calls.length]).toEqual([
    1, 1, 2,
  ]);
});

test('[CRD-02] a failed count of playlists does not affect the card or cause further calls', async () => {
  const getPlaylistsCountByProgram = jest.fn<ApiClient['getPlaylistsCountByProgram']>(() =>
    Promise.reject(new Error('down')),
  );
  show(answering(), { getPlaylistsCountByProgram });
  expect(await screen.findByRole('button', { name: 'Add to playlist' })).toBeVisible();
  await waitFor(() => expect(getPlaylistsCountByProgram).toHaveBeenCalledTimes(2));
  // Leaves time for a third call.
  await userEvent.click(screen.getByRole('link', { name: 'Key facts' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Nightfall' })).toBeVisible();
  expect(getPlaylistsCountByProgram).toHaveBeenCalledTimes(2);
});

test('the section index leads to a section and moves the focus there', async () => {
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  show(answering({ environment: '<p>News before it.</p>', hotFactors: null }));
  const index = await screen.findByRole('navigation', { name: 'Sections of the card' });
  expect(
    within(index)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Key facts', 'Audience results', 'Concept', 'Environment', 'International flow']);
  await userEvent.click(within(index).getByRole('link', { name: 'Environment' }));
  const section = screen.getByRole('region', { name: 'Environment' });
  expect(section).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([section]);
});

test('removes active content from a description', async () => {
  show(answering({ description: '<p>Dark<script>alert(1)</script></p>' }));
  expect((await screen.findByText('Dark')).querySelector('script')).toBeNull();
});

test('links to a source that is a web address', async () => {
  show(answering({ source: 'Guide', sourceDescription: 'https://guide.example/night', programmePage: null }));
  expect(
    await screen.findByRole('link', { name: 'https://guide.example/night (opens in a new tab)' }),
  ).toHaveAttribute('href', 'https://guide.example/night');
  expect(screen.getByText(/^Source: Guide –/)).toBeVisible();
});

test('links social figures, with separators between thousands, and the editor', async () => {
  show(
    answering({
      facebookPage: 'https://facebook.example/night',
      facebookLikes: 1234567,
      twitterPage: null,
      twitterFollowers: 9876,
      editUrl: 'https://editor.example/7',
    }),
  );
  expect(await screen.findByRole('link', { name: '1,234,567 likes (opens in a new tab)' })).toHaveAttribute(
    'href',
    'https://facebook.example/night',
  );
  expect(screen.getByText('9,876 followers')).toBeVisible();
  const edit = screen.getByRole('link', { name: 'Edit (opens in a new tab)' });
  expect(edit).toHaveAttribute('href', 'https://editor.example/7');
  expect(edit).toHaveAttribute('target', '_blank');
});
