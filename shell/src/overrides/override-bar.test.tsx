import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { textProblems } from '@airdex/mfe-kit/test-kit';
import { createShellTexts } from '../services/language/shell-texts.ts';
import { OverrideBar, type OverrideBarProps } from './override-bar.tsx';
import { addOverrideTexts } from './override-texts.ts';
import { ch } from './texts/zh.ts';
import { en } from './texts/en.ts';

const card = { remote: 'mfe-card', origin: 'http://localhost:4102' };
const search = { remote: 'mfe-search', origin: 'http://localhost:4101' };
const onClear = jest.fn<OverrideBarProps['onClear']>();
const onAgree = jest.fn<OverrideBarProps['onAgree']>();
beforeEach(() => {
  onClear.mockReset();
  onAgree.mockReset();
});

async function show(
  { overrides = [card, search], unconfirmed = [], refused = [] }: Partial<OverrideBarProps>,
  language: 'en' | 'ch' = 'en',
) {
  const texts = createShellTexts(language);
  addOverrideTexts(texts);
  const page = render(
    <I18nextProvider i18n={texts}>
      <OverrideBar
        overrides={overrides}
        unconfirmed={unconfirmed}
        refused={refused}
        onAgree={onAgree}
        onClear={onClear}
      />
    </I18nextProvider>,
  );
  await act(async () => undefined);
  return { ...page, user: userEvent.setup() };
}

describe('[MFE-05] the bar of overrides', () => {
  test('says why a dev server does not serve the remote, in both languages', async () => {
    const problem = 'http://localhost:4102 serves mfe-weather, not mfe-card';
    const refused = [{ reason: 'failed', override: card, problem } as const];
    const { unmount } = await show({ refused });
    expect(screen.getByText(/^The override of mfe-card does not work: .*not mfe-card\.$/)).toBeVisible();
    unmount();
    await show({ refused }, 'ch');
    expect(screen.getByText(/^mfe-card 的替换无法使用：.*not mfe-card。$/)).toBeVisible();
  });

  test('lists them, and clears one by keyboard', async () => {
    const { user } = await show({});
    await user.tab();
    expect(screen.getByRole('button', { name: '2 overrides: mfe-card, mfe-search' })).toHaveFocus();
    await user.keyboard('{Enter}');
    const list = screen.getByRole('dialog', { name: 'Development overrides' });
    expect(list).toHaveTextContent('mfe-cardhttp://localhost:4102');
    expect(list).toHaveTextContent('mfe-searchhttp://localhost:4101');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear the override of mfe-card' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onClear.mock.calls).toEqual([[['mfe-card']]]);
  });

  test('clears all, also in Chinese', async () => {
    const { user } = await show({}, 'ch');
    await user.click(screen.getByRole('button', { name: '2 项替换：mfe-card, mfe-search' }));
    await user.click(screen.getByRole('button', { name: '全部清除' }));
    expect(onClear.mock.calls).toEqual([[['mfe-card', 'mfe-search']]]);
  });

  test('Escape closes the list and returns the focus to the bar', async () => {
    const { user } = await show({ overrides: [card] });
    await user.click(screen.getByRole('button', { name: '1 override: mfe-card' }));
    expect(screen.queryByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: '1 override: mfe-card' })).toHaveFocus());
  });

  test('takes space from the page only while there are overrides', async () => {
    const foot = () => document.documentElement.style.getPropertyValue('--page-foot');
    const { unmount } = await show({});
    expect(foot()).not.toBe('');
    unmount();
    expect(foot()).toBe('');
    await show({ overrides: [], refused: [] });
    expect(foot()).toBe('');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('shows refused overrides with the reason, until they are dismissed', async () => {
    const { user } = await show({
      overrides: [],
      refused: [
        { reason: 'not-allowed', override: { remote: 'mfe-card', origin: 'https://evil.example' } },
        { reason: 'not-permitted', override: search },
        { reason: 'unreadable', text: 'card' },
        { reason: 'not-let-in', override: card },
      ],
    });
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('this site does not load code from https://evil.example');
    expect(alert).toHaveTextContent('only developers may load code from http://localhost:4101 here');
    expect(alert).toHaveTextContent('“card” is not an override');
    expect(alert).toHaveTextContent('this browser does not keep cookies');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('asks before anything loads, naming remote and origin; Enter and Escape decline', async () => {
    for (const key of ['{Enter}', '{Escape}']) {
      const { user, unmount } = await show({ overrides: [], unconfirmed: [card, search] });
      const question = screen.getByRole('alertdialog', { name: 'Load code from another server?' });
      for (const { remote, origin } of [card, search])
        expect(question).toHaveTextContent(`${remote}${origin}`);
      expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await user.keyboard(key);
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(onAgree).not.toHaveBeenCalled();
      unmount();
    }
  });

  test('loads the override when the user agrees, also in Chinese', async () => {
    const { user } = await show({ overrides: [], unconfirmed: [card] }, 'ch');
    await user.click(screen.getByRole('button', { name: '加载代码' }));
    expect(onAgree).toHaveBeenCalledTimes(1);
  });

  test('[LNG-01] has its texts in both languages', () => {
    expect(textProblems({ en, ch })).toEqual([]);
  });
});
