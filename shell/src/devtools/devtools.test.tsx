import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApp } from '../app/app-for-tests.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const SHORTCUT = '{Control>}{Alt>}[KeyD]{/Alt}{/Control}';

test('the shortcut opens the devtools, with remotes, events and libraries; Escape closes them', async () => {
  const { services } = await startApp({ path: '/faq' });
  await userEvent.keyboard(SHORTCUT);
  const dialog = await screen.findByRole('dialog', { name: 'Devtools' });
  expect(within(dialog).getByText('Nothing has failed in this page.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Events' }));
  act(() => services.host.bus.raise('saveSearch'));
  expect(within(dialog).getByText('saveSearch')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Filter events' }), 'nothing like it');
  expect(within(dialog).getByText('No event has been raised that fits.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Shared libraries' }));
  expect(within(dialog).getByRole('columnheader', { name: 'Served by' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the address opens them, in Chinese too', async () => {
  localStorage.setItem('language', 'ch');
  await startApp({ path: '/faq?mfe-devtools' });
  const dialog = await screen.findByRole('dialog', { name: '开发者工具' });
  expect(within(dialog).getByText('无法读取页面的组合。', { exact: false })).toBeInTheDocument();
});
