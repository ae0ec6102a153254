import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anchorOf, CONTENTS } from './contents.ts';
import { Gallery } from './index.ts';

test.each([
  { lang: 'en', title: 'Guidelines', programme: 'Harbour Nine' },
  { lang: 'zh-CN', title: '设计规范', programme: '港口九号' },
] as const)('shows every part and widget in $lang', ({ lang, title, programme }) => {
  const { container } = render(<Gallery lang={lang} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getAllByText(programme).length).toBeGreaterThan(0);
  expect(container.firstElementChild).toHaveAttribute('lang', lang);
  for (const { part, widgets } of CONTENTS)
    for (const id of [part, ...widgets])
      expect(document.getElementById(anchorOf(id))?.textContent).toMatch(/\S/);
});

test('leads from the table of contents to each of them, where the next Tab continues', async () => {
  render(<Gallery lang="en" />);
  const links = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    CONTENTS.flatMap(({ part, widgets }) => [part, ...widgets].map((id) => `#${anchorOf(id)}`)),
  );
  await userEvent.click(screen.getByRole('link', { name: 'Multi-select' }));
  expect(screen.getByRole('heading', { level: 3, name: 'Multi-select' })).toHaveFocus();
});
