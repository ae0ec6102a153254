import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ScreenMountProps, DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { startApp, testScreen } from '../../testing/app-for-tests.tsx';
import { createLoadLog, RemoteLoadError, type LoadedScreen, type RemoteLoader } from '../../remotes/index.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Answer = () => Promise<LoadedScreen>;
const PROPS = { filter: { term: 'crime' } };
const RESULT = { id: 7, searchName: 'Crime', action: 'created' } as const;

/** A dialog without React: its heading, in an element of role dialog. */
function heldDialog() {
  const held: { props?: DialogScreenProps<'save-search'> } = {};
  const lifecycles = testScreen('dialog');
  const mount: typeof lifecycles.mount = async (props) => {
    held.props = (props as ScreenMountProps<DialogScreenProps<'save-search'>>).screen;
    props.domElement.innerHTML = `<div role="dialog"><h2>${held.props.filter.term ?? ''}</h2></div>`;
  };
  return {
    held,
    loaded: async (): Promise<LoadedScreen> => ({ ok: true, lifecycles: { ...lifecycles, mount } }),
  };
}

const refused: Answer = async () => {
  // The failure is reported to the console, which these tests do not check.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const failure = { kind: 'unreachable', url: '/entry.js', attempts: 3 } as const;
  return { ok: false, error: new RemoteLoadError('mfe-collections', './save-search-dialog', failure) };
};

async function start(...answers: readonly Answer[]) {
  const requested: string[] = [];
  const loader: RemoteLoader = {
    load(remote, exposed) {
      if (remote !== 'mfe-collections') {
        return Promise.resolve({ ok: true, lifecycles: testScreen(`${remote} ${exposed}`) });
      }
      requested.push(exposed);
      return (answers[Math.min(requested.length, answers.length) - 1] ?? refused)();
    },
    composed: () => undefined,
    composition: { ok: false, problems: [] },
    log: createLoadLog(),
  };
  const app = await startApp({ loader });
  return { ...app, requested, dialogs: app.services.host.dialogs };
}

const open = (app: Awaited<ReturnType<typeof start>>) => {
  const answered = jest.fn();
  act(() => void app.dialogs.open('save-search', PROPS).then(answered));
  return answered;
};

describe('the dialogs of remotes', () => {
  test('load when one is opened or likely to be opened, and not before', async () => {
    const { loaded } = heldDialog();
    const app = await start(loaded);
    expect(app.requested).toEqual([]);
    act(() => app.dialogs.prepare('save-search'));
    expect(app.requested).toEqual(['./save-search-dialog']);
    open(app);
    expect(await screen.findByRole('dialog')).toHaveTextContent('crime');
  });

  test('return a result to the opener, and stay as long as they show a notice', async () => {
    const { held, loaded } = heldDialog();
    const app = await start(loaded);
    const answered = open(app);
    await screen.findByRole('dialog');
    await act(async () => held.props?.answer(RESULT));
    expect(answered).toHaveBeenCalledWith(RESULT);
    expect(screen.getByText('crime')).toBeInTheDocument();
    await act(async () => held.props?.leave());
    expect(screen.queryByText('crime')).not.toBeInTheDocument();
  });

  test('show a skeleton while they load, which Escape closes', async () => {
    const app = await start(() => new Promise(() => undefined));
    const answered = open(app);
    expect(await screen.findByRole('dialog', { name: 'Save search' })).toContainElement(
      screen.getByRole('status', { name: 'Loading…' }),
    );
    await userEvent.keyboard('{Escape}');
    expect(answered).toHaveBeenCalledWith(null);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('replace their skeleton as soon as they are in the page, before they are mounted', async () => {
    const { loaded } = heldDialog();
    let load: (screen: LoadedScreen) => void = () => undefined;
    const app = await start(() => new Promise((resolve) => (load = resolve)));
    open(app);
    await screen.findByRole('status', { name: 'Loading…' });
    const answer = await loaded();
    if (!answer.ok) throw answer.error;
    const { mount } = answer.lifecycles;
    const never = new Promise<never>(() => undefined);
    await act(async () => {
      load({
        ok: true,
        lifecycles: { ...answer.lifecycles, mount: (props) => mount(props).then(() => never) },
      });
    });
    await waitFor(() => expect(screen.getByText('crime')).toBeInTheDocument());
    expect(screen.getAllByRole('dialog', { hidden: true })).toHaveLength(1);
    expect(screen.queryByRole('status', { name: 'Loading…' })).not.toBeInTheDocument();
  });

  test('that fail show a message with Retry and Close; Retry loads them', async () => {
    const { loaded } = heldDialog();
    const app = await start(refused, refused, loaded);
    const answered = open(app);
    const dialog = await screen.findByRole('dialog', { name: 'Save search' });
    expect(screen.getByRole('alert')).toHaveTextContent('This part of Airdex could not be loaded');
    expect(dialog).toContainElement(screen.getByText('Close'));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(app.requested).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('crime'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(answered).not.toHaveBeenCalled();
  });

  test('that fail can be closed', async () => {
    const app = await start(refused);
    const answered = open(app);
    await screen.findByRole('alert');
    await userEvent.click(screen.getByText('Close'));
    expect(answered).toHaveBeenCalledWith(null);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['a navigation', (app: Awaited<ReturnType<typeof start>>) => app.services.host.navigate('/faq')],
    ['signing out', (app: Awaited<ReturnType<typeof start>>) => app.services.session.end('signed-out')],
  ])('end with %s', async (_, leave) => {
    const { loaded } = heldDialog();
    const app = await start(loaded);
    const answered = open(app);
    await screen.findByRole('dialog');
    await act(async () => leave(app));
    await waitFor(() => expect(answered).toHaveBeenCalledWith(null));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('stay open when the address is only replaced', async () => {
    const { loaded } = heldDialog();
    const app = await start(loaded);
    const answered = open(app);
    await screen.findByRole('dialog');
    await act(async () => app.services.host.navigate('/?sort=title', { replace: true }));
    expect(app.place()).toBe('/?sort=title');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(answered).not.toHaveBeenCalled();
  });
});
