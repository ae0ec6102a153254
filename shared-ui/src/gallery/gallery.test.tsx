import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Gallery } from './index.ts';

test.each([
  { lang: 'en', title: 'Guidelines', programme: 'Harbour Nine' },
  { lang: 'zh-CN', title: '设计规范', programme: '港口九号' },
] as const)('every section is shown in $lang', ({ lang, title, programme }) => {
  const { container } = render(<Gallery lang={lang} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThanOrEqual(8);
  expect(screen.getAllByText(programme).length).toBeGreaterThan(0);
  expect(container.firstElementChild).toHaveAttribute('lang', lang);
});
