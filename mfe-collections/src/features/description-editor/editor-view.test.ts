import { expect, jest, test } from '@jest/globals';
import type { EditorState } from 'prosemirror-state';
import { createEditorView } from './editor-view.ts';
import { formatsOf } from './formats.ts';

test('names the formats at the cursor before anything is typed', () => {
  const onState = jest.fn<(state: EditorState) => void>();
  const view = createEditorView(document.createElement('div'), {
    description: '<p><strong>One</strong> two</p>',
    attributes: {},
    onChange: () => undefined,
    onState,
    onLink: () => undefined,
  });
  expect(onState.mock.calls.map(([state]) => [...formatsOf(state).active])).toEqual([['bold']]);
  view.destroy();
});
