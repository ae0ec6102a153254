import { baseKeymap, chainCommands, exitCode } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { splitListItem } from 'prosemirror-schema-list';
import { EditorState, type Command } from 'prosemirror-state';
import { EditorView, type MarkViewConstructor } from 'prosemirror-view';
import { descriptionOf, parseable, parseDescription } from './description-html.ts';
import { COMMANDS } from './formats.ts';
import { schema } from './schema.ts';
import { withTableLines } from './table-lines.ts';
import { timelySelection } from './timely-selection.ts';
import { withWordLists } from './word-lists.ts';

interface Options {
  readonly description: string;
  /** Attributes of the editable element. */
  readonly attributes: Record<string, string>;
  readonly onChange: (description: string) => void;
  /** The text or the selection changed. */
  readonly onState: (state: EditorState) => void;
  /** Ctrl+K or Cmd+K. */
  readonly onLink: () => void;
}

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(schema.nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** A link that Tab skips: it can't have the focus in an editor, and a dialog would try to give it the focus. */
const linkView: MarkViewConstructor = ({ attrs }) => {
  const dom = document.createElement('a');
  dom.setAttribute('href', attrs['href'] as string);
  dom.tabIndex = -1;
  return { dom };
};

/** An editor of a description in `place`. Tab leaves it, as it leaves any field. */
export function createEditorView(place: HTMLElement, options: Options): EditorView {
  const keys = keymap({
    'Mod-b': COMMANDS.bold,
    'Mod-i': COMMANDS.italic,
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    'Mod-k': () => {
      options.onLink();
      return true;
    },
    Enter: splitListItem(schema.nodes.listItem),
    'Shift-Enter': chainCommands(exitCode, insertBreak),
  });
  const view: EditorView = new EditorView(place, {
    state: EditorState.create({
      doc: parseDescription(options.description),
      plugins: [timelySelection(), keys, keymap(baseKeymap), history()],
    }),
    attributes: options.attributes,
    markViews: { link: linkView },
    transformPastedHTML: (html) => withTableLines(withWordLists(parseable(html))),
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      options.onState(view.state);
      if (transaction.docChanged) options.onChange(descriptionOf(view.state.doc));
    },
  });
  options.onState(view.state);
  return view;
}
