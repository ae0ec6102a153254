import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
import { createEditorView } from './editor-view.ts';

let place: HTMLElement;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  place.remove();
});

test('a key acts on the current selection, even if the browser has not reported it yet', () => {
  let description = '';
  const view = createEditorView(place, {
    description: '<p>One two</p>',
    attributes: {},
    onChange: (next) => {
      description = next;
    },
    onState: () => undefined,
    onLink: () => undefined,
  });
  view.focus();
  const text = view.dom.querySelector('p')?.firstChild;
  if (!(text instanceof Text)) throw new Error('The editor shows no text');
  document.getSelection()?.setBaseAndExtent(text, 4, text, 7);
  fireEvent.keyDown(view.dom, { key: 'b', ctrlKey: true });
  expect(description).toBe('<p>One <strong>two</strong></p>');
  view.destroy();
});
