import { Plugin } from 'prosemirror-state';

/** Events before which the editor must know the selection: a key, and a press on the toolbar. */
const EVENTS = ['keydown', 'pointerdown'] as const;

/**
 * Keeps the selection of the editor up to date. Browsers report a changed selection in a task of its own. On a busy
 * page, the next key or press arrives before that: Enter after End would replace what was selected before End.
 */
export const timelySelection = (): Plugin =>
  new Plugin({
    view: (view) => {
      const { ownerDocument } = view.dom;
      const report = () => {
        if (!view.composing) ownerDocument.dispatchEvent(new Event('selectionchange'));
      };
      for (const type of EVENTS) ownerDocument.addEventListener(type, report, { capture: true });
      return {
        destroy: () => {
          for (const type of EVENTS) ownerDocument.removeEventListener(type, report, { capture: true });
        },
      };
    },
  });
