import { afterEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import { focusHeading } from './focus-heading.ts';

function page(html: string): HTMLElement {
  document.body.innerHTML = `<input><main tabindex="-1">${html}</main>`;
  const main = document.querySelector('main');
  if (main === null) throw new Error('no main');
  return main;
}
const heading = () => document.querySelector('h1:last-of-type');

afterEach(() => document.body.replaceChildren());

describe('the focus on arrival at a page', () => {
  test('moves to the heading that is not hidden', () => {
    const main = page('<div hidden><h1>Results</h1></div><section><h1>FAQ</h1></section>');
    focusHeading(main);
    expect(document.activeElement?.textContent).toBe('FAQ');
  });

  test('waits in main for a heading that appears later', async () => {
    const main = page('<p>Loading</p>');
    focusHeading(main);
    expect(document.activeElement).toBe(main);
    main.innerHTML = '<h1>Later</h1>';
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  test('stays where the user has moved it', async () => {
    const main = page('');
    focusHeading(main);
    document.querySelector('input')?.focus();
    main.innerHTML = '<h1>Later</h1>';
    await new Promise((done) => queueMicrotask(() => done(undefined)));
    expect(document.activeElement).toBe(document.querySelector('input'));
  });

  test('stops waiting when it is cancelled', async () => {
    const main = page('');
    focusHeading(main)();
    main.innerHTML = '<h1>Later</h1>';
    await new Promise((done) => queueMicrotask(() => done(undefined)));
    expect(document.activeElement).toBe(main);
  });
});
