import { expect, test } from '@jest/globals';
import { DEFAULT_SITE_SETTINGS } from '@airdex/shared-contracts/remote-contract';
import { readSiteSettings } from './read-site-settings.ts';

function pageWith(text: string | null): Document {
  const page = document.implementation.createHTMLDocument();
  if (text === null) return page;
  const element = page.createElement('script');
  Object.assign(element, { type: 'application/json', id: 'airdex-settings', textContent: text });
  page.head.append(element);
  return page;
}

test('reads the settings that the server embeds in the page', () => {
  expect(readSiteSettings(pageWith('{"hasEvaluationFilter":false}'))).toEqual({ hasEvaluationFilter: false });
});

test.each([null, '', '{', 'null', '{"hasEvaluationFilter":"no"}'])('%j gives the defaults', (text) => {
  expect(readSiteSettings(pageWith(text))).toBe(DEFAULT_SITE_SETTINGS);
});
