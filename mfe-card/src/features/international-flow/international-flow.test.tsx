import { act, render, screen, within } from '@testing-library/react';
import { expect, jest, test } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import type { Launch } from './flow-countries.ts';
import { FlowView } from './flow-view.tsx';
import { InternationalFlow } from './international-flow.tsx';
import { inSingapore, inSpain, launch } from './testing/launch.ts';

const own = launch({ localTitle: 'Nuit', date: '2019-05-01', formatType: 'Original' });
const spanish = launch({ ...inSpain, localTitle: 'Noche', date: '2021-02-03', averageColor: 'green' });
const undated = launch({ ...inSingapore, localTitle: 'Night', date: null, formatType: null });
const launches = [own, spanish, undated];

const inHost = (content: React.ReactNode) => (
  <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost({})}>
    {content}
  </ScreenProviders>
);
const showView = (shown: readonly Launch[] = launches) =>
  render(
    inHost(<FlowView idProgram={own.idProgram} flow={{ formatTitle: 'Night', launches: [...shown] }} />),
  );

test('[FLW-01] shows a message when no travel is known', () => {
  for (const known of [[], [own]]) {
    const { unmount } = render(
      inHost(<InternationalFlow idProgram={own.idProgram} flow={{ formatTitle: null, launches: known }} />),
    );
    expect(screen.getByText('No launch in another country is known within your subscription.')).toBeVisible();
    unmount();
  }
});

test('[FLW-01] lists launches in order, each with a link to its card, also before the map has loaded', () => {
  showView();
  expect(screen.getByText('3 launches in 3 countries')).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Launches, earliest first' })).getAllByRole(
    'listitem',
  );
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('France01/05/2019Nuit This programmeCanal Sept · Original'),
    expect.stringContaining('Spain03/02/2021Noche, opens in a new tabCanal Sept · Adaptation'),
    expect.stringContaining('SingaporeDate unknownNight, opens in a new tabCanal Sept · Format type unknown'),
  ]);
  expect(screen.getByRole('link', { name: /Noche.*opens in a new tab/ })).toHaveAttribute(
    'href',
    `/card/${String(spanish.idProgram)}`,
  );
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('img', { name: 'At least 20% above the slot' })).toBeVisible();
});

test('uses Chinese punctuation in Chinese', () => {
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost({ language: 'ch' })}>
      <FlowView idProgram={own.idProgram} flow={{ formatTitle: 'Night', launches }} />
    </ScreenProviders>,
  );
  expect(screen.getByRole('link', { name: /Noche/ })).toHaveTextContent('Noche，在新标签页中打开');
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '2021：3 次首播（共 3 次）');
  expect(screen.getByText('截至 2021 年').parentElement).toHaveTextContent(
    '截至 2021 年：3 次首播（共 3 次）',
  );
});

test('[FLW-01] marks the launches that the server regards as upcoming', () => {
  showView([own, launch({ ...inSpain, date: '2020-03-02', isDatePreview: true })]);
  const marked = screen.getAllByRole('listitem').map((row) => row.textContent.includes('Upcoming'));
  expect(marked).toEqual([false, true]);
});

test('pointing at a launch highlights its country, and so does focusing its link', async () => {
  showView([own, spanish, launch({ ...inSpain, date: '2022-01-01' })]);
  const rows = () => screen.getAllByRole('listitem').map((row) => row.dataset.active === 'true');
  await userEvent.hover(screen.getByText('Nuit'));
  expect(rows()).toEqual([true, false, false]);
  await userEvent.unhover(screen.getByText('Nuit'));
  expect(rows()).toEqual([false, false, false]);
  act(() => screen.getByRole('link', { name: /Noche/ }).focus());
  expect(rows()).toEqual([false, true, true]);
});

test('replays the travel year by year, by itself or with the slider', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    showView();
    const slider = screen.getByRole('slider', { name: 'Launches up to' });
    const toCome = () =>
      screen.getAllByRole('listitem').filter((row) => row.dataset.toCome === 'true').length;
    expect(slider).toHaveAttribute('aria-valuetext', '2021: 3 of 3 launches');
    expect(toCome()).toBe(0);
    await user.click(screen.getByRole('button', { name: 'Replay the launches' }));
    expect(slider).toHaveAttribute('aria-valuetext', '2019: 1 of 3 launches');
    expect(toCome()).toBe(2);
    act(() => jest.advanceTimersByTime(1000));
    expect(slider).toHaveValue('2020');
    await user.click(screen.getByRole('button', { name: 'Pause the replay' }));
    act(() => jest.advanceTimersByTime(5000));
    expect(slider).toHaveValue('2020');
    await user.click(screen.getByRole('button', { name: 'Replay the launches' }));
    act(() => jest.advanceTimersByTime(1000));
    expect(slider).toHaveAttribute('aria-valuetext', '2021: 3 of 3 launches');
    expect(screen.getByRole('button', { name: 'Replay the launches' })).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test('does not play for readers who prefer less motion; their slider works', () => {
  const { matchMedia } = window;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('prefers-reduced-motion')
      ? Object.assign(new EventTarget(), {
          matches: true,
          media: query,
          onchange: null,
          addListener: () => undefined,
          removeListener: () => undefined,
        })
      : matchMedia(query),
  );
  showView();
  expect(screen.queryByRole('button', { name: 'Replay the launches' })).not.toBeInTheDocument();
  expect(screen.getByRole('slider', { name: 'Launches up to' })).toBeEnabled();
});

test('has no timeline within one year', () => {
  showView([own, launch({ ...inSpain, date: '2019-12-01' })]);
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});
