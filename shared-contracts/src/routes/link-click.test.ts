import { expect, test } from '@jest/globals';
import { isPlainClick, pathOfLinkClick } from './link-click.ts';

const click = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
  currentTarget: { origin: 'https://airdex.test', pathname: '/faq', search: '?x=1', hash: '#y', target: '' },
};

test('a plain click on a link of the site opens its path', () => {
  expect(pathOfLinkClick(click, 'https://airdex.test')).toBe('/faq?x=1#y');
});

test.each([
  [{ button: 1 }],
  [{ metaKey: true }],
  [{ ctrlKey: true }],
  [{ shiftKey: true }],
  [{ altKey: true }],
])('a click with %j is for the browser', (how) => {
  expect(isPlainClick({ ...click, ...how })).toBe(false);
  expect(pathOfLinkClick({ ...click, ...how }, 'https://airdex.test')).toBeNull();
});

test.each([
  ['to another site', { origin: 'https://example.com' }],
  ['to another tab', { target: '_blank' }],
])('a click on a link %s is for the browser', (_, target) => {
  const currentTarget = { ...click.currentTarget, ...target };
  expect(pathOfLinkClick({ ...click, currentTarget }, 'https://airdex.test')).toBeNull();
});

test('a click that was handled already opens nothing', () => {
  expect(pathOfLinkClick({ ...click, defaultPrevented: true }, 'https://airdex.test')).toBeNull();
});
