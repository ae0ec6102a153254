import { expect, test } from '@jest/globals';
import { sanitised } from '@airdex/shared-ui/safe-html';
import { textAsHtml } from './text-as-html.ts';

test.each([
  'Kids <teens> only',
  'The entity &lt; of HTML &#38; more',
  'a < b\n& c',
  'R&D\nQ&A',
  'fish &copy chips',
  '<script>alert(1)</script>',
])('HTML shows what was typed: %j', (text) => {
  const shown = document.createElement('div');
  shown.innerHTML = sanitised(textAsHtml(text));
  for (const end of shown.querySelectorAll('br')) end.replaceWith('\n');
  expect(shown.textContent).toBe(text);
});

test.each(['', 'Drama', 'One\nTwo', '5 > 3'])('a text without markup is unchanged: %j', (text) => {
  expect(textAsHtml(text)).toBe(text);
});
