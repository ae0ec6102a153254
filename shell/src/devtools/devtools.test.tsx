import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, startApp, testScreen } from '../testing/app-for-tests.tsx';
import { remoteHost } from '../remotes/screen/host/remote-host.ts';
import { RemoteLoadError } from '../remotes/index.ts';
import { composedRemote, fakeFederation, loaderOf } from '../testing/test-remotes.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const SHORTCUT = '{Control>}{Alt>}[KeyD]{/Alt}{/Control}';

test('the shortcut opens the devtools, with remotes, events and libraries; Escape closes them', async () => {
  const { services } = await startApp({ path: '/faq' });
  await userEvent.keyboard(SHORTCUT);
  const dialog = await screen.findByRole('dialog', { name: 'Devtools' });
  expect(within(dialog).getByText('Nothing has failed on this page.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Events' }));
  act(() => services.host.bus.raise('saveSearch'));
  expect(within(dialog).getByText('saveSearch')).toBeInTheDocument();
  await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Filter events' }), 'nothing like it');
  expect(within(dialog).getByText('No event matches.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Shared libraries' }));
  expect(within(dialog).getByRole('columnheader', { name: 'Served by' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a character typed with AltGr does not open them', async () => {
  await startApp({ path: '/faq' });
  await userEvent.keyboard('{Control>}{Alt>}{AltGraph>}[KeyD]{/AltGraph}{/Alt}{/Control}');
  await userEvent.keyboard(SHORTCUT);
  expect(await screen.findAllByRole('dialog', { name: 'Devtools' })).toHaveLength(1);
});

test('the address opens them, also in Chinese', async () => {
  localStorage.setItem('language', 'ch');
  await startApp({ path: '/faq?mfe-devtools' });
  const dialog = await screen.findByRole('dialog', { name: '开发者工具' });
  expect(within(dialog).getByText('无法读取页面的组合。', { exact: false })).toBeInTheDocument();
});

test('shows failures with their cause, and refused events with their number', async () => {
  const { federation } = fakeFederation(() => Promise.resolve(testScreen('faq')));
  const loader = loaderOf(federation, [composedRemote('mfe-account'), composedRemote('mfe-card')]);
  const { services } = await startApp({ path: '/faq', loader });
  const cause = new Error("Cannot read properties of undefined (reading 'title')");
  const error = new RemoteLoadError('mfe-card', './card', { kind: 'crashed', phase: 'render' }, cause);
  loader.log.add({
    remote: 'mfe-card',
    exposed: './card',
    release: '0123456789abcdef',
    phase: 'render',
    outcome: 'failed',
    attempt: 1,
    ms: 0,
    error,
  });
  const warned = jest.spyOn(console, 'warn').mockReturnValue();
  const { bus } = remoteHost(services.host, 'mfe-collections', { raises: [] });
  bus.raise('playlistsChange');
  bus.raise('playlistsChange');
  await userEvent.keyboard(SHORTCUT);
  const dialog = await screen.findByRole('dialog', { name: 'Devtools' });
  expect(within(dialog).getByText(/^AIRDEX-115 mfe-card/)).toHaveTextContent("reading 'title'");
  expect(await within(dialog).findByText(/^AIRDEX-118 mfe-collections raised playlistsChange/)).toBeVisible();
  act(() => bus.raise('saveSearch'));
  expect(await within(dialog).findByText(/^AIRDEX-118 mfe-collections raised saveSearch/)).toBeVisible();
  expect(within(dialog).queryByText('Nothing has failed on this page.')).toBeNull();
  warned.mockRestore();
});

test.each([
  ['bundledLibraries', 'this kit'],
  ['ownCopies', 'earlier kits'],
])(
  'the libraries view reads bundled libraries from the %s of %s, and names remotes without this information',
  async (field) => {
    const { federation } = fakeFederation(() => Promise.resolve(testScreen('faq')));
    const account = composedRemote('mfe-account');
    const loader = loaderOf(federation, [account, composedRemote('mfe-card')]);
    const manifest = {
      schemaVersion: 1,
      name: account.name,
      federationName: account.federationName,
      release: account.release,
      contractVersion: account.contractVersion,
      entry: account.entry.path,
      federationManifest: 'mf-manifest.json',
      exposes: [],
      preload: {},
      [field]: [{ library: 'react', version: '18.3.1' }],
      files: [{ ...account.entry, bytes: 12 }],
      builtAt: '2026-01-01T00:00:00.000Z',
    };
    globalThis.fetch = jest.fn((url: Parameters<typeof fetch>[0]) =>
      Promise.resolve(answer(url === `${account.base}${account.manifest}` ? manifest : {})),
    );
    await startApp({ path: '/faq?mfe-devtools', loader });
    const dialog = await screen.findByRole('dialog', { name: 'Devtools' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Shared libraries' }));
    expect(
      await within(dialog).findByRole('row', { name: /^react 18\.3\.1 mfe_account bundled/ }),
    ).toHaveTextContent(/bundledmfe_account$/);
    expect(within(dialog).getByText(/do not list bundled/)).toHaveTextContent(/: mfe-card\.$/);
  },
);
