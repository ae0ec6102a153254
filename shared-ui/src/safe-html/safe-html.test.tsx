import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { RUNNING_TEXT_ATTRIBUTES, RUNNING_TEXT_ELEMENTS } from '@airdex/shared-contracts/constants';
import { SafeHtml, sanitised } from './index.ts';

const OTHER_ELEMENTS = [
  'h1',
  'h2',
  'div',
  'section',
  'table',
  'img',
  'svg',
  'math',
  'input',
  'button',
  'video',
];
const OTHER_ATTRIBUTES = [
  'style',
  'class',
  'id',
  'name',
  'title',
  'dir',
  'src',
  'ping',
  'download',
  'onclick',
];

function parsed(html: string): Element[] {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return [...holder.querySelectorAll('*')];
}

test.each([
  ['<p>Text<script>alert(1)</script></p>', '<p>Text</p>'],
  ['<img src=x onerror=alert(1)>Text', 'Text'],
  ['<p style="position:fixed" onclick="alert(1)">Text</p>', '<p>Text</p>'],
  ['<form><input name=a></form><b>Text</b>', '<b>Text</b>'],
])('shows %s as %s', (html, shown) => {
  expect(sanitised(html)).toBe(shown);
});

test('keeps exactly the elements that the server may send', () => {
  const kept = [...RUNNING_TEXT_ELEMENTS, ...OTHER_ELEMENTS].filter((name) =>
    parsed(sanitised(`<${name}>Text</${name}>`)).some((element) => element.localName === name),
  );
  expect(kept).toEqual(RUNNING_TEXT_ELEMENTS);
});

test('keeps exactly the attributes that the server may send', () => {
  const kept = ['href', 'lang', ...OTHER_ATTRIBUTES].filter((name) =>
    parsed(sanitised(`<a ${name}="https://airdex.example">Text</a>`)).some((link) => link.hasAttribute(name)),
  );
  expect(kept.sort()).toEqual(Object.values(RUNNING_TEXT_ATTRIBUTES).flat().sort());
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
