import { describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Language } from '@airdex/shared-contracts/constants';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import { createShellTexts } from '../../services/language/shell-texts.ts';
import { RemoteOutlet } from './remote-outlet.tsx';
import { RemotesProvider } from './remotes-context.tsx';
import {
  composedRemote,
  fakeFederation,
  fakeHost,
  fakeScreen,
  loaderOf,
  scriptError,
} from '../../testing/test-remotes.ts';

const refused = () => Promise.reject(scriptError());
const never = () => new Promise<never>(() => {});

/** Fails the test if a remote breaks the shell. */
class ShellBoundary extends Component<{ readonly children: ReactNode }> {
  override componentDidCatch(error: Error): void {
    throw new Error(`an error of a remote reached the shell: ${error.message}`);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

function setUp(
  answers: readonly (() => Promise<unknown>)[],
  options: { language?: Language; contract?: string } = {},
) {
  const { host, reports } = fakeHost();
  const { federation, loaded } = fakeFederation(...answers);
  const remotes = [
    composedRemote('mfe-card', options.contract === undefined ? {} : { contractVersion: options.contract }),
  ];
  const services = { loader: loaderOf(federation, remotes, { attempts: 1, budgetMs: 50 }), host };
  const texts = createShellTexts(options.language ?? 'en');
  const page = (children: ReactNode) => (
    <ShellBoundary>
      <I18nextProvider i18n={texts}>
        <RemotesProvider remotes={services}>
          <nav>Navigation</nav>
          {children}
        </RemotesProvider>
      </I18nextProvider>
    </ShellBoundary>
  );
  return { page, reports, loaded };
}

function card(props: { readonly idProgram: number }) {
  return <RemoteOutlet remote="mfe-card" exposed="./card" screen={props} fallback={<p>skeleton</p>} />;
}

describe('RemoteOutlet', () => {
  test('shows the skeleton, then the screen; forwards props; unmounts the screen', async () => {
    const { page } = setUp([() => Promise.resolve(fakeScreen())]);
    const { rerender } = render(page(card({ idProgram: 1 })));
    expect(screen.getByText('skeleton')).toBeInTheDocument();
    expect(await screen.findByText('programme 1')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('skeleton')).not.toBeInTheDocument());
    rerender(page(card({ idProgram: 2 })));
    expect(await screen.findByText('programme 2')).toBeInTheDocument();
    rerender(page(null));
    expect(screen.queryByText('programme 2')).not.toBeInTheDocument();
    expect(screen.getByText('Navigation')).toBeInTheDocument();
  });

  test('shows no skeleton for a screen that was mounted before, unless it takes a moment', async () => {
    const again = fakeScreen();
    const slow = fakeScreen({ mount: never });
    const { page } = setUp([again, again, slow].map((it) => () => Promise.resolve(it)));
    const { rerender } = render(page(card({ idProgram: 1 })));
    await waitFor(() => expect(screen.queryByText('skeleton')).not.toBeInTheDocument());
    rerender(page(null));
    rerender(page(card({ idProgram: 2 })));
    expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
    expect(await screen.findByText('programme 2')).toBeInTheDocument();
    rerender(page(null));
    rerender(page(card({ idProgram: 3 })));
    expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
    expect(await screen.findByText('skeleton')).toBeInTheDocument();
  });

  test.each([
    ['is refused', refused],
    ['is slow', never],
    ['is malformed', () => Promise.resolve({ hello: 1 })],
    ['throws when it is loaded', () => Promise.reject(new Error('broken'))],
    [
      'throws when it is mounted',
      () => Promise.resolve(fakeScreen({ mount: () => Promise.reject(new Error('broken')) })),
    ],
  ])('replaces a remote that %s with a message, and loads it again on Retry', async (_, answer) => {
    const { page, reports } = setUp([answer, () => Promise.resolve(fakeScreen())]);
    render(page(card({ idProgram: 1 })));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('This part of Airdex could not be loaded');
    expect(screen.queryByText('skeleton')).not.toBeInTheDocument();
    expect(screen.getByText('Navigation')).toBeInTheDocument();
    expect(reports).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('programme 1')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each([
    ['loads an unreachable screen again', refused, 2],
    ['does not load a crashed screen again', () => Promise.reject(new Error('broken')), 1],
  ])('%s when the network is back', async (_, answer, loads) => {
    const { page, loaded } = setUp([answer, () => Promise.resolve(fakeScreen())]);
    render(page(card({ idProgram: 1 })));
    await screen.findByRole('alert');
    await act(async () => void window.dispatchEvent(new Event('online')));
    if (loads === 2) expect(await screen.findByText('programme 1')).toBeInTheDocument();
    expect(loaded).toHaveLength(loads);
  });

  test('loads a screen again that failed just after the network was back', async () => {
    const { page, loaded } = setUp([
      async () => {
        window.dispatchEvent(new Event('online'));
        return refused();
      },
      () => Promise.resolve(fakeScreen()),
    ]);
    render(page(card({ idProgram: 1 })));
    expect(await screen.findByText('programme 1')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(loaded).toHaveLength(2);
  });

  test('shows the message in Chinese', async () => {
    const { page } = setUp([refused], { language: 'ch' });
    render(page(card({ idProgram: 1 })));
    expect(await screen.findByRole('alert')).toHaveTextContent('此部分内容加载失败');
    expect(screen.getByRole('button', { name: '重试' })).toBeInTheDocument();
  });

  test('replaces a screen that crashes while it is shown, and leaves its neighbour alone', async () => {
    let crash = (_: unknown) => {};
    const crashing = fakeScreen({
      mount: ({ onCrash, domElement }) => {
        crash = onCrash;
        domElement.textContent = 'about to crash';
        return Promise.resolve();
      },
    });
    const answers = [() => Promise.resolve(crashing), () => Promise.resolve(fakeScreen())];
    const { page } = setUp(answers);
    const both = (second: ReactNode) =>
      page(
        <>
          {card({ idProgram: 1 })}
          {second}
        </>,
      );
    const { rerender } = render(both(null));
    await screen.findByText('about to crash');
    rerender(
      both(<RemoteOutlet remote="mfe-card" exposed="./card" screen={{ idProgram: 7 }} fallback={null} />),
    );
    await screen.findByText('programme 7');
    act(() => crash(new Error('later')));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(screen.queryByText('about to crash')).not.toBeInTheDocument();
    expect(screen.getByText('programme 7')).toBeInTheDocument();
  });

  test('shows other props after a crash, but not the same ones again', async () => {
    const crashing = fakeScreen({ mount: () => Promise.reject(new Error('broken')) });
    const { page, loaded } = setUp([crashing, fakeScreen()].map((it) => () => Promise.resolve(it)));
    const same = card({ idProgram: 1 });
    const { rerender } = render(page(same));
    await screen.findByRole('alert');
    rerender(page(same));
    rerender(page(card({ idProgram: 1 })));
    expect(screen.getByRole('alert')).toBeInTheDocument();
    expect(loaded).toHaveLength(1);
    rerender(page(card({ idProgram: 2 })));
    expect(await screen.findByText('programme 2')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('[MFE-06] reports incompatible versions without running the remote, and offers a reload', async () => {
    const { page, loaded } = setUp([() => Promise.resolve(fakeScreen())], { contract: '2.0.0' });
    render(page(card({ idProgram: 1 })));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('is not compatible with the version you have open');
    expect(alert).toHaveTextContent(
      `the remote was built against contract 2.0.0, the shell offers ${REMOTE_CONTRACT_VERSION}`,
    );
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
    expect(loaded).toEqual([]);
  });

  test('shows nothing of a screen that was unmounted during the load', async () => {
    const mounted = jest.fn();
    let arrive = (_: unknown) => {};
    const { page } = setUp([() => new Promise((resolve) => (arrive = resolve))]);
    const { rerender } = render(page(card({ idProgram: 1 })));
    await waitFor(() => expect(screen.getByText('skeleton')).toBeInTheDocument());
    rerender(page(null));
    arrive(fakeScreen({ mount: () => Promise.resolve(mounted()) }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(mounted).not.toHaveBeenCalled();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
