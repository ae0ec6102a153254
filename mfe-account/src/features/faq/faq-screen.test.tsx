import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, FaqChapter } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { FaqScreen } from './faq-screen.tsx';

const faq = (id: number, question: string, content: string, hasAttachment = false) => ({
  id,
  question,
  content,
  hasAttachment,
});
const CHAPTERS: FaqChapter[] = [
  { id: 1, name: 'Searching', faqs: [faq(1, 'How do I search?', '<p>Type a <b>word</b>.</p>')] },
  {
    id: 2,
    name: 'Exports',
    faqs: [faq(2, 'How many rows?', '<p>Up to 30,000.</p>', true), faq(3, 'Which files?', '<p>PDF.</p>')],
  },
];

function show(
  getFaqsChapters: ApiClient['getFaqsChapters'],
  api: Partial<ApiClient> = {},
  location = '/faq',
) {
  const host = createTestHost({ api: { ...api, getFaqsChapters }, location });
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <FaqScreen />
    </ScreenProviders>,
  );
  return host;
}
const answering = () => jest.fn<ApiClient['getFaqsChapters']>(() => Promise.resolve(CHAPTERS));

describe('chapters', () => {
  test('opens the first; opening another closes it; a click on the open one closes it', async () => {
    show(answering());
    const first = await screen.findByRole('button', { name: 'Searching' });
    const second = screen.getByRole('button', { name: 'Exports' });
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(second);
    expect([first, second].map((it) => it.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
    await userEvent.click(second);
    expect(second).toHaveAttribute('aria-expanded', 'false');
  });

  test('reload when the language changes', async () => {
    const load = answering();
    const host = show(load);
    await screen.findByRole('button', { name: 'Searching' });
    act(() => {
      host.setLanguage('ch');
    });
    expect(await screen.findByRole('heading', { name: '常见问题' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});

describe('the search', () => {
  test('finds terms in questions and in the text of answers, not in their tags', async () => {
    show(answering());
    await screen.findByRole('button', { name: 'Searching' });
    const field = screen.getByRole('searchbox');
    await userEvent.type(field, ' WORD');
    expect(screen.queryByRole('button', { name: 'Exports' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 question found');
    await userEvent.clear(field);
    await userEvent.type(field, '<p>');
    expect(screen.getByText(/No question or answer contains/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
    expect(screen.getByRole('button', { name: 'Exports' })).toBeVisible();
    expect(field).toHaveFocus();
  });

  test('announces in one status how many it has found, or none', async () => {
    show(answering());
    await screen.findByRole('button', { name: 'Searching' });
    const field = screen.getByRole('searchbox');
    const status = screen.getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await userEvent.type(field, 'wo');
    expect(status).toHaveTextContent('1 question found');
    await userEvent.type(field, 'x');
    expect(screen.getByRole('status')).toBe(status);
    expect(status).toHaveTextContent('No question or answer contains “wox”.');
  });

  test('finds no word made of two paragraphs', async () => {
    const [first] = CHAPTERS as [FaqChapter];
    const faqs = [faq(1, 'How do I search?', '<p>Press Enter.</p><p>Or type.</p>')];
    show(() => Promise.resolve([{ ...first, faqs }]));
    const field = await screen.findByRole('searchbox');
    await userEvent.type(field, 'enter. or');
    expect(screen.getByRole('status')).toHaveTextContent('1 question found');
    await userEvent.clear(field);
    await userEvent.type(field, 'enter.or');
    expect(screen.getByText(/No question or answer contains/)).toBeVisible();
  });
});

test('an address opens the chapter of its question and shows the question', async () => {
  const shownAt: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    shownAt.push(this.querySelector('dt')?.textContent ?? null);
  };
  const host = show(answering(), {}, '/faq?question=3');
  const chapter = await screen.findByRole('button', { name: 'Exports' });
  expect(chapter).toHaveAttribute('aria-expanded', 'true');
  expect(shownAt).toEqual(['Which files?']);
  await userEvent.click(screen.getByRole('link', { name: 'Link to “How many rows?”' }));
  expect(host.navigations).toEqual(['/faq?question=2']);
  expect(shownAt).toEqual(['Which files?', 'How many rows?']);
  // Not again while the user types.
  await userEvent.type(screen.getByRole('searchbox'), 'rows');
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(shownAt).toHaveLength(2);
});

test('a question that a search has found stays open, with the focus, when its address is opened', async () => {
  const first = CHAPTERS[0];
  const chapters =
    first === undefined ? [] : [first, { ...first, id: 3, name: 'Words', faqs: [faq(4, 'Which word?', '')] }];
  show(() => Promise.resolve(chapters));
  await userEvent.type(await screen.findByRole('searchbox'), 'word');
  await userEvent.click(screen.getByRole('button', { name: 'Words' }));
  const link = screen.getByRole('link', { name: 'Link to “Which word?”' });
  await userEvent.tab();
  expect(link).toHaveFocus();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Link to “Which word?”');
  await userEvent.click(link);
  expect(screen.getByRole('button', { name: 'Words' })).toHaveAttribute('aria-expanded', 'true');
  expect(link).toHaveFocus();
});

test('shows a failure, and Retry loads again', async () => {
  const load = jest
    .fn<ApiClient['getFaqsChapters']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(CHAPTERS);
  show(load);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The questions could not be loaded');
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Searching' })).toBeVisible();
});

test('keeps the focus on Retry while it loads again', async () => {
  const again = Promise.withResolvers<FaqChapter[]>();
  const load = jest
    .fn<ApiClient['getFaqsChapters']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockReturnValueOnce(again.promise);
  show(load);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  expect(load).toHaveBeenCalledTimes(2);
  expect(retry).toHaveFocus();
  again.reject(new Error('still down'));
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'));
  expect(retry).toHaveFocus();
});

test('shows a failed download beside its button', async () => {
  show(answering(), { getAttachment: () => Promise.reject(new Error('down')) });
  await userEvent.click(await screen.findByRole('button', { name: 'Exports' }));
  await userEvent.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be downloaded.');
});
