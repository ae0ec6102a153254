import { afterEach, expect, jest, test } from '@jest/globals';
import { onFirstUse } from './first-use.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function setUp() {
  document.body.innerHTML = '<main><div><button></button></div><aside></aside></main>';
  const work = jest.fn();
  const list = document.querySelector('div') as HTMLElement;
  const end = onFirstUse(list, work);
  const raise = (selector: string, type: string, options: EventInit = { bubbles: true }) =>
    document.querySelector(selector)?.dispatchEvent(new Event(type, options));
  return { work, end, raise };
}

test.each(['pointerdown', 'click', 'focusin', 'dragenter'])('works before the list gets %s, once', (type) => {
  const { work, raise } = setUp();
  document.querySelector('button')?.addEventListener(type, (event) => {
    expect(work).toHaveBeenCalledTimes(1);
    event.stopPropagation();
  });
  raise('button', type);
  raise('button', type);
  expect(work).toHaveBeenCalledTimes(1);
});

test('works when what contains the list is scrolled, and not for something else', () => {
  const { work, raise } = setUp();
  raise('aside', 'scroll', {});
  raise('aside', 'click');
  expect(work).not.toHaveBeenCalled();
  raise('main', 'scroll', {});
  expect(work).toHaveBeenCalledTimes(1);
});

test('does nothing after its end', () => {
  const { work, end, raise } = setUp();
  end();
  raise('button', 'click');
  expect(work).not.toHaveBeenCalled();
});
