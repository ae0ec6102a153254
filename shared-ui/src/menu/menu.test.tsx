import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, IconButton } from '../button/index.ts';
import { Menu, type MenuEntries } from './index.ts';

const onLogOut = jest.fn();
const sections: MenuEntries[] = [
  {
    id: 'account',
    title: 'My account',
    entries: [
      { id: 'subscription', label: 'My subscription', href: '/mySubscription', isCurrent: true },
      { id: 'faq', label: 'FAQ', href: '/faq' },
      { id: 'closed', label: 'Closed', isDisabled: true },
    ],
  },
  {
    id: 'session',
    label: 'Session',
    entries: [{ id: 'log-out', label: 'Log out', onAction: () => onLogOut() }],
  },
];

const texts = { loading: 'Loading…', failed: 'It could not be loaded', retry: 'Retry' };
const menu = <Menu texts={texts} trigger={<Button>Account</Button>} sections={sections} />;

test('opens by keyboard on its first line, with groups, and marks the current page', async () => {
  const user = userEvent.setup();
  render(menu);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Account', expanded: false })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  const opened = await screen.findByRole('menu', { name: 'Account' });
  const current = within(opened).getByRole('menuitem', { name: 'My subscription' });
  await waitFor(() => expect(current).toHaveFocus());
  expect(current).toHaveAttribute('aria-current', 'page');
  expect(current).toHaveAttribute('href', '/mySubscription');
  expect(within(opened).getByRole('menuitem', { name: 'FAQ' })).not.toHaveAttribute('aria-current');
  expect(within(opened).getByRole('group', { name: 'My account' })).toBeInTheDocument();
  expect(within(opened).getByRole('group', { name: 'Session' })).toBeInTheDocument();
});

test('moves to the last line with End, activates it with Enter and closes; restores the focus to the button', async () => {
  const user = userEvent.setup();
  render(menu);
  await user.click(screen.getByRole('button'));
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(onLogOut).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
});

test.each([
  ['text', <Button key="text">Account</Button>],
  ['label', <IconButton key="label" label="Account" icon="…" />],
])('is named by the %s of its button, which is inert meanwhile', async (_, trigger) => {
  const user = userEvent.setup();
  render(<Menu texts={texts} trigger={trigger} sections={sections} />);
  await user.click(screen.getByRole('button'));
  for (const role of ['menu', 'dialog']) {
    const element = await screen.findByRole(role);
    expect(element).toHaveAccessibleName('Account');
    expect(element).not.toHaveAttribute('aria-labelledby', expect.stringMatching(/./));
  }
});

test('skips a disabled line with the arrows; Escape closes', async () => {
  const user = userEvent.setup();
  render(menu);
  await user.tab();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
  expect(screen.getByRole('menuitem', { name: 'Closed' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
