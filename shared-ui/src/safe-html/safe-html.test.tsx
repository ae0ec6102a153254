import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { SafeHtml, sanitised } from './index.ts';

test.each([
  ['<p>Text<script>alert(1)</script></p>', '<p>Text</p>'],
  ['<img src=x onerror=alert(1)>Text', 'Text'],
  ['<p style="position:fixed" onclick="alert(1)">Text</p>', '<p>Text</p>'],
  ['<form><input name=a></form><b>Text</b>', '<b>Text</b>'],
])('shows %s as %s', (html, shown) => {
  expect(sanitised(html)).toBe(shown);
});

test('disables a link that would run code', () => {
  render(<SafeHtml html={'<a href="javascript:alert(1)">Text</a>'} />);
  expect(screen.getByText('Text')).not.toHaveAttribute('href');
});

test('opens a link in a new tab without access to this one', () => {
  render(<SafeHtml html={'<a href="https://airdex.example/x" target="_self">Text</a>'} />);
  const link = screen.getByRole('link', { name: 'Text' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});
