import { beforeEach, expect, jest, test } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { UiProvider, useLinkClick } from './index.ts';

const navigate = jest.fn<(path: string) => void>();
beforeEach(() => {
  navigate.mockClear();
});

test('navigates by a menu link inside the application, by pointer and by keyboard', async () => {
  const user = userEvent.setup();
  render(
    <UiProvider locale="zh-CN" navigate={navigate}>
      <Menu
        texts={{ loading: '正在加载……', failed: '无法加载', retry: '重试' }}
        trigger={<Button>帐户</Button>}
        sections={[{ id: 's', entries: [{ id: 'faq', label: '常见问题', href: '/faq?x=1#y' }] }]}
      />
    </UiProvider>,
  );
  await user.click(screen.getByRole('button', { name: '帐户' }));
  await user.click(await screen.findByRole('menuitem', { name: '常见问题' }));
  expect(navigate.mock.calls).toEqual([['/faq?x=1#y']]);

  await user.click(screen.getByRole('button', { name: '帐户' }));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(navigate).toHaveBeenCalledTimes(2);
});

function PlainLink(props: { href: string; target?: string }) {
  return (
    <a {...props} onClick={useLinkClick()}>
      link
    </a>
  );
}

test.each([
  ['with a key held', { href: '/faq' }, { ctrlKey: true }],
  ['to another site', { href: 'https://example.com/faq' }, {}],
  ['to another tab', { href: '/faq', target: '_blank' }, {}],
])('leaves a click %s to the browser', (_, props, keys) => {
  render(
    <UiProvider locale="en" navigate={navigate}>
      <PlainLink {...props} />
    </UiProvider>,
  );
  const link = screen.getByRole('link');
  const click = createEvent.click(link, keys);
  // jsdom cannot navigate: stop remaining events here, after the component has handled them.
  let wasTaken = false;
  const stop = (event: Event) => {
    wasTaken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(link, click);
  expect(wasTaken).toBe(false);
  expect(navigate).not.toHaveBeenCalled();
});
