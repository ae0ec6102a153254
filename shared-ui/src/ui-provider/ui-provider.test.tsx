import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { Menu } from '../menu/index.ts';
import { UiProvider } from './index.ts';

test('links of menus go through the application', async () => {
  const user = userEvent.setup();
  const navigate = jest.fn<(path: string) => void>();
  render(
    <UiProvider locale="zh-CN" navigate={(path) => navigate(path)}>
      <Menu
        trigger={<Button>帐户</Button>}
        sections={[{ id: 's', entries: [{ id: 'faq', label: '常见问题', href: '/faq' }] }]}
      />
    </UiProvider>,
  );
  await user.click(screen.getByRole('button', { name: '帐户' }));
  await user.click(screen.getByRole('menuitem', { name: '常见问题' }));
  expect(navigate.mock.calls).toEqual([['/faq']]);
});
