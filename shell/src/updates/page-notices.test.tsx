import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { ServicesContext } from '../services/services-context.ts';
import { createShellServices } from '../services/shell-services.ts';
import { currentValue } from '../lib/current/current-value.ts';
import { PageNotices } from './page-notices.tsx';
import { addUpdateTexts } from './update-texts.ts';

const NEXT = '00000000000000bb';

let end: () => void = () => undefined;
afterEach(() => end());
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  document.body.replaceChildren();
});

function start() {
  const services = createShellServices(() => Promise.reject(new TypeError('no server')));
  addUpdateTexts(services.texts);
  const offered = currentValue<string | null>(null);
  const isLeaving = currentValue(false);
  const hasFallback = currentValue(false);
  const check = jest.fn(() => Promise.resolve(true));
  const watch = {
    own: '00000000000000aa',
    offer: { offered, check, follow: () => () => undefined },
    isLeaving,
    hasFallback,
    start: () => () => undefined,
  };
  const reload = jest.fn();
  let go: (path: string) => void = () => undefined;
  function Page() {
    const navigate = useNavigate();
    go = (path) => void navigate(path);
    return <PageNotices watch={watch} reload={reload} />;
  }
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  end = () => {
    act(() => root.unmount());
    services.unsavedWork.discard();
  };
  act(() =>
    root.render(
      <ServicesContext value={services}>
        <I18nextProvider i18n={services.texts}>
          <MemoryRouter>
            <Page />
          </MemoryRouter>
        </I18nextProvider>
      </ServicesContext>,
    ),
  );
  const set = (value: { set(to: never): void }, to: unknown) => act(() => value.set(to as never));
  return {
    services,
    offered,
    isLeaving,
    hasFallback,
    check,
    reload,
    set,
    // The server is asked before the page reloads.
    go: (path: string) => act(async () => go(path)),
  };
}

const NEWER = 'A newer version of Airdex is ready. It loads with the next page you open.';

describe('[MFE-04] the notice of another composition', () => {
  test('is announced without taking the focus; pressing it loads the composition at once', async () => {
    const { offered, set, reload } = start();
    expect(screen.queryByRole('status')).toBeNull();
    set(offered, NEXT);
    expect(screen.getByRole('status')).toHaveTextContent(NEWER);
    expect(document.body).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Load it now' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('can be dismissed, and appears again for another composition', async () => {
    const { offered, set } = start();
    const main = document.body.appendChild(document.createElement('main'));
    main.tabIndex = -1;
    set(offered, NEXT);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText(NEWER)).toBeNull();
    expect(main).toHaveFocus();
    set(offered, '00000000000000cc');
    expect(screen.getByText(NEWER)).toBeInTheDocument();
  });

  test('has Chinese texts', async () => {
    const { services, offered, set } = start();
    act(() => services.language.set('ch'));
    set(offered, NEXT);
    expect(screen.getByRole('button', { name: '立即加载' })).toBeInTheDocument();
  });

  test('gives the reason when the page moves away from its composition', () => {
    const { offered, isLeaving, set } = start();
    set(isLeaving, true);
    set(offered, NEXT);
    expect(screen.getByRole('status')).toHaveTextContent('keeps failing in this browser');
  });

  test('reports that an earlier release is shown', async () => {
    const { hasFallback, set } = start();
    set(hasFallback, true);
    expect(screen.getByRole('status')).toHaveTextContent('Part of this page is shown in an earlier version');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

describe('loading another composition at once over unsaved work', () => {
  const question =
    'Your input and changes on this page are not saved. If you load the other version, they are lost.';
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  async function typeIntoField(): Promise<void> {
    const field = document.body.appendChild(document.createElement('textarea'));
    await userEvent.type(field, 'half a report');
  }

  test.each([
    ['work is unsaved', ({ services }: ReturnType<typeof start>) => void services.host.unsavedWork.hold()],
    ['the user typed into a field', typeIntoField],
  ])('asks first when %s, and keeps the work', async (_, make) => {
    const page = start();
    await make(page);
    page.set(page.offered, NEXT);
    await press('Load it now');
    expect(screen.getByRole('alertdialog')).toHaveTextContent(question);
    expect(page.reload).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Keep working'));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(page.reload).not.toHaveBeenCalled();
  });

  test('discards it when the user confirms, without a second question of the browser', async () => {
    const page = start();
    page.services.host.unsavedWork.hold();
    page.set(page.offered, NEXT);
    await press('Load it now');
    await press('Discard and load');
    expect(page.reload).toHaveBeenCalledTimes(1);
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  test('asks in Chinese', async () => {
    const page = start();
    act(() => page.services.language.set('ch'));
    page.services.host.unsavedWork.hold();
    page.set(page.offered, NEXT);
    await press('立即加载');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('放弃未保存的更改？');
  });
});

describe('[MFE-04] the composition that is offered', () => {
  test('is loaded with the next page, by a full load, once', async () => {
    const { offered, set, go, reload } = start();
    await go('/faq');
    expect(reload).not.toHaveBeenCalled();
    set(offered, NEXT);
    expect(reload).not.toHaveBeenCalled();
    await go('/playlists');
    expect(reload).toHaveBeenCalledTimes(1);
    await go('/faq');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is not loaded while the server does not answer, and then with the next page', async () => {
    const { offered, set, go, check, reload } = start();
    set(offered, NEXT);
    check.mockResolvedValueOnce(false);
    await go('/playlists');
    expect(reload).not.toHaveBeenCalled();
    await go('/faq');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is not loaded once the user has gone on', async () => {
    const { offered, set, go, check, reload } = start();
    set(offered, NEXT);
    let answer: (isAnswered: boolean) => void = () => undefined;
    check.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    await go('/playlists');
    check.mockResolvedValueOnce(false);
    await go('/faq');
    await act(async () => answer(true));
    expect(reload).not.toHaveBeenCalled();
  });

  test.each([
    ['work is not saved', ({ services }: ReturnType<typeof start>) => void services.host.unsavedWork.hold()],
    [
      'a dialog is open',
      () => {
        document.body.append(Object.assign(document.createElement('div'), { role: 'dialog' }));
        document.body.lastElementChild?.setAttribute('role', 'dialog');
      },
    ],
    [
      'something is being written',
      () => {
        const field = document.body.appendChild(document.createElement('input'));
        field.value = 'half a w';
        field.focus();
      },
    ],
    [
      'a field has typed text',
      () =>
        fireEvent.input(document.body.appendChild(document.createElement('input')), {
          target: { value: 'a' },
        }),
    ],
    [
      'an export is under way',
      ({ services }: ReturnType<typeof start>) =>
        services.exports.start({ call: 'getCardPdf', body: { ids: [1] }, programmes: 1 } as never),
    ],
  ])('is not loaded while %s', async (_, hinder) => {
    const page = start();
    act(() => hinder(page));
    page.set(page.offered, NEXT);
    await page.go('/playlists');
    expect(page.reload).not.toHaveBeenCalled();
  });

  test('is loaded while a ticked check box, which contains no text, has the focus', async () => {
    const { offered, set, go, reload } = start();
    const box = document.body.appendChild(document.createElement('input'));
    box.type = 'checkbox';
    await userEvent.click(box);
    set(offered, NEXT);
    await go('/playlists');
    expect(box).toHaveFocus();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('is not loaded by a search on the same page', async () => {
    const { offered, set, go, reload } = start();
    set(offered, NEXT);
    await go('/?q=news');
    expect(reload).not.toHaveBeenCalled();
  });
});
