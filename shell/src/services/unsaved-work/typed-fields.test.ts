import { expect, test } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { watchTypedFields } from './typed-fields.ts';

const field = (html: string) => {
  document.body.innerHTML = html;
  const found = document.querySelector<HTMLInputElement>('input, textarea');
  if (found === null) throw new Error('no field');
  return found;
};

test.each(['<input />', '<textarea></textarea>', '<input type="password" />'])(
  'text typed into %s counts until it is cleared or its field is removed',
  async (html) => {
    const isTyped = watchTypedFields(document);
    const input = field(html);
    await userEvent.type(input, 'half a w');
    input.blur();
    expect(isTyped()).toBe(true);
    await userEvent.clear(input);
    expect(isTyped()).toBe(false);
    await userEvent.type(input, 'again');
    expect(isTyped()).toBe(true);
    input.remove();
    expect(isTyped()).toBe(false);
  },
);

test.each(['checkbox', 'radio', 'range'])('a change of an input of type %s does not count', (type) => {
  const isTyped = watchTypedFields(document);
  const input = field(`<input type="${type}" />`);
  input.click();
  input.dispatchEvent(new Event('input', { bubbles: true }));
  expect(isTyped()).toBe(false);
});

test.each(['<input type="search" />', '<div role="search"><input /></div>'])(
  'a search in %s does not count, nor does text that a page provides',
  async (html) => {
    const isTyped = watchTypedFields(document);
    await userEvent.type(field(html), 'night');
    expect(isTyped()).toBe(false);
    field('<input value="Ada" />');
    expect(isTyped()).toBe(false);
  },
);
