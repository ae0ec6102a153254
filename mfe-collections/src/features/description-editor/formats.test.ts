import { expect, test } from '@jest/globals';
import { EditorState, TextSelection, type Command } from 'prosemirror-state';
import { descriptionOf, parseDescription } from './description-html.ts';
import { COMMANDS, formatsOf } from './formats.ts';
import { removeLink, setLink } from './links.ts';

/** An editor with this text, in which `from` to `to` is selected. */
function editing(description: string, from: number, to = from) {
  const doc = parseDescription(description);
  return EditorState.create({ doc, selection: TextSelection.create(doc, from, to) });
}

function after(state: EditorState, command: Command): EditorState {
  let next = state;
  command(state, (transaction) => {
    next = state.apply(transaction);
  });
  return next;
}
const html = (state: EditorState) => descriptionOf(state.doc);

test.each([
  ['bold', '<p><strong>One</strong> two</p>'],
  ['italic', '<p><em>One</em> two</p>'],
  ['bulletList', '<ul><li><p>One two</p></li></ul>'],
  ['orderedList', '<ol><li><p>One two</p></li></ol>'],
] as const)('applies %s to the selection, and removes it again', (format, formatted) => {
  const before = editing('<p>One two</p>', 1, 4);
  const on = after(before, COMMANDS[format]);
  expect(html(on)).toBe(formatted);
  expect([...formatsOf(on).active]).toEqual([format]);
  expect(html(after(on, COMMANDS[format]))).toBe('<p>One two</p>');
});

test('turns a list of one kind into one of the other', () => {
  const bullets = editing('<ul><li>One</li></ul>', 4);
  expect(html(after(bullets, COMMANDS.orderedList))).toBe('<ol><li><p>One</p></li></ol>');
});

test('links the selection, changes the address at the cursor, and removes the link', () => {
  const linked = after(editing('<p>One two</p>', 1, 4), setLink('https://a.example/'));
  expect(html(linked)).toBe('<p><a href="https://a.example/">One</a> two</p>');
  const inside = editing(html(linked), 2);
  expect(formatsOf(inside).href).toBe('https://a.example/');
  expect(html(after(inside, setLink('https://b.example/')))).toBe(
    '<p><a href="https://b.example/">One</a> two</p>',
  );
  expect(html(after(inside, removeLink))).toBe('<p>One two</p>');
});

test('changes the whole of a link that is partly bold', () => {
  const inside = editing('<p><a href="https://a.example/">One <b>two</b></a> three</p>', 2);
  expect(html(after(inside, removeLink))).toBe('<p>One <strong>two</strong> three</p>');
});

test('inserts the address if nothing is selected', () => {
  expect(html(after(editing('<p>See </p>', 4), setLink('https://a.example/')))).toContain(
    '<a href="https://a.example/">https://a.example/</a>',
  );
});

test('does not count a link that ends where the selection starts', () => {
  const linked = '<p><a href="https://a.example/">One</a> two</p>';
  expect(formatsOf(editing(linked, 4, 8)).href).toBeNull();
  expect(formatsOf(editing(linked, 4)).href).toBe('https://a.example/');
});
