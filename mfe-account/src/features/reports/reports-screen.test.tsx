import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, Report } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { testReport } from './report.fixture.ts';
import { ReportsScreen } from './reports-screen.tsx';

const REPORTS = [
  testReport({ image: '/media/7.svg', video: '/media/7.webm', pdf: '/media/7.pdf' }),
  testReport({ idLetter: 4, title: 'Dating', summary: 'Who with whom', pdf: '/media/4.pdf' }),
];
const AVAILABLE = ['/media/7.svg', '/media/7.pdf', '/media/4.pdf'];

const head = jest.fn<(address: string, options?: RequestInit) => Promise<Response>>((address) =>
  Promise.resolve({ status: AVAILABLE.includes(address) ? 200 : 404 } as Response),
);

beforeEach(() => {
  head.mockClear();
  globalThis.fetch = head as unknown as typeof fetch;
});

function show(options: TestHostOptions = {}, reports: readonly Report[] = REPORTS) {
  const host = createTestHost({
    location: '/reports',
    ...options,
    api: { getReports: () => Promise.resolve([...reports]), ...options.api },
  });
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={host}>
      <ReportsScreen />
    </ScreenProviders>,
  );
  return host;
}
const shown = () => screen.findByRole('article');

describe('reports', () => {
  test('[REP-01] the first is shown; another is chosen from the list and has an address', async () => {
    const host = show();
    expect(await shown()).toHaveAccessibleName('Game shows');
    const list = screen.getByRole('navigation', { name: 'Reports' });
    expect(within(list).getByRole('link', { current: true })).toHaveTextContent('Game shows');
    await userEvent.click(within(list).getByRole('link', { name: /Dating/ }));
    expect(host.navigations).toEqual(['/reports?report=4']);
    expect(await shown()).toHaveAccessibleName('Dating');
  });

  test('[REP-01] an address shows its report', async () => {
    show({ location: '/reports?report=4' });
    expect(await shown()).toHaveAccessibleName('Dating');
  });

  test('[REP-01] the search finds terms in title and summary', async () => {
    show();
    const field = await screen.findByRole('searchbox', { name: 'Search reports' });
    await userEvent.type(field, 'WHOM');
    expect(screen.getAllByRole('link', { name: /\d\d\/\d{4}/ }).map((link) => link.textContent)).toEqual([
      '11/2026DatingWho with whom',
    ]);
    expect(screen.getByRole('status')).toHaveTextContent('1 report found');
    await userEvent.type(field, 'x');
    expect(screen.getByRole('status')).toHaveTextContent('No report contains “WHOMx”.');
  });

  test('[REP-01] scripts and handlers in its text are removed', async () => {
    show({}, [testReport({ htmlSummary: '<p onclick="alert(1)">Safe<script>alert(2)</script></p>' })]);
    const article = await shown();
    expect(within(article).getByText('Safe')).toBeVisible();
    expect(article.innerHTML).not.toMatch(/alert/);
  });

  test('[REP-01] picture, video and PDF are checked by HEAD, and offered if they are available', async () => {
    show();
    const pdf = await screen.findByRole('link', { name: /Open the PDF/ });
    expect(pdf).toHaveAttribute('href', '/media/7.pdf');
    expect(pdf).toHaveAttribute('target', '_blank');
    expect((await shown()).querySelector('img')).toHaveAttribute('src', '/media/7.svg');
    expect((await shown()).querySelector('video')).toBeNull();
    expect(head).toHaveBeenCalledWith('/media/7.webm', expect.objectContaining({ method: 'HEAD' }));
  });

  test('[REP-01] on mobile a choice replaces the list', async () => {
    const host = show({ width: 390 });
    const choice = await screen.findByRole('button', { name: /Game shows/ });
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    await userEvent.click(choice);
    await userEvent.click(await screen.findByRole('option', { name: /Dating/ }));
    expect(host.navigations).toEqual(['/reports?report=4']);
  });
});

test('[REP-01] users without the right to reports, or without any report, are redirected to the home page', async () => {
  const host = show({}, []);
  await waitFor(() => expect(host.navigations).toEqual(['/']));
  const getReports = jest.fn<ApiClient['getReports']>(() => Promise.resolve([]));
  const session = host.session.get();
  const other = show({
    api: { getReports },
    session: session && { ...session, PagesAuthorization: { HasNotaSelection: false } },
  });
  await waitFor(() => expect(other.navigations).toEqual(['/']));
  expect(getReports).not.toHaveBeenCalled();
});

test('signing out does not navigate, because the shell does', async () => {
  const host = show();
  await shown();
  act(() => {
    host.setSession(null);
  });
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  expect(host.navigations).toEqual([]);
});

test('a failure is shown, and Retry loads again', async () => {
  const getReports = jest
    .fn<ApiClient['getReports']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(REPORTS);
  const host = show({ api: { getReports } });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The reports could not be loaded');
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await shown()).toHaveAccessibleName('Game shows');
  expect(host.navigations).toEqual([]);
});
