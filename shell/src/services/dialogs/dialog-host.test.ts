import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/dom';
import type { DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { createDialogHost } from './dialog-host.ts';

const PROPS = { filter: { term: 'crime' } };
const RESULT = { id: 7, searchName: 'Crime', action: 'created' } as const;

function start() {
  const dialogs = createDialogHost();
  const shown = () => dialogs.opened.get().map(({ name, isAnswered }) => ({ name, isAnswered }));
  const screen = () => {
    const last = dialogs.opened.get().at(-1);
    if (last === undefined) throw new Error('no dialog is open');
    return last.screen as DialogScreenProps<'save-search'>;
  };
  return { dialogs, shown, screen, open: dialogs.host.open };
}

let opener: HTMLButtonElement;
beforeEach(() => {
  opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
});
afterEach(() => document.body.replaceChildren());

describe('a dialog', () => {
  test('gets its props, returns one result, and stays until its notice is closed', async () => {
    const { open, shown, screen } = start();
    const answer = open('save-search', PROPS);
    expect(screen()).toMatchObject(PROPS);
    const { answer: reply, leave } = screen();
    reply(RESULT);
    reply(null);
    expect(await answer).toEqual(RESULT);
    expect(shown()).toEqual([{ name: 'save-search', isAnswered: true }]);
    leave();
    expect(shown()).toEqual([]);
  });

  test('that is closed returns null and is removed', async () => {
    const { open, shown, screen } = start();
    const answer = open('save-search', PROPS);
    screen().answer(null);
    expect(await answer).toBeNull();
    expect(shown()).toEqual([]);
  });

  test('exists once: a second one with its name returns null at once, one with another name opens', async () => {
    const { open, shown } = start();
    void open('save-search', PROPS);
    expect(await open('save-search', PROPS)).toBeNull();
    void open('remove-from-playlist', { filter: {}, count: 1 });
    expect(shown().map(({ name }) => name)).toEqual(['save-search', 'remove-from-playlist']);
  });

  test('is replaced by the next one with its name after it has returned a result', () => {
    const { open, shown, screen } = start();
    void open('save-search', PROPS);
    screen().answer(RESULT);
    void open('save-search', PROPS);
    expect(shown()).toEqual([{ name: 'save-search', isAnswered: false }]);
  });

  test('ends with null when its opener is gone, and never opens if the opener is already gone', async () => {
    const { open, shown } = start();
    const gone = new AbortController();
    const answer = open('save-search', PROPS, { signal: gone.signal });
    gone.abort();
    expect(await answer).toBeNull();
    expect(await open('save-search', PROPS, { signal: gone.signal })).toBeNull();
    expect(shown()).toEqual([]);
  });

  test('keeps its result when its opener is gone afterwards', async () => {
    const { open, shown, screen } = start();
    const gone = new AbortController();
    const answer = open('save-search', PROPS, { signal: gone.signal });
    screen().answer(RESULT);
    gone.abort();
    expect(await answer).toEqual(RESULT);
    expect(shown()).toHaveLength(1);
  });

  test('ends when all dialogs are closed', async () => {
    const { dialogs, open, shown } = start();
    const answers = [open('save-search', PROPS), open('remove-from-playlist', { filter: {}, count: 1 })];
    dialogs.closeAll();
    expect(await Promise.all(answers)).toEqual([null, null]);
    expect(shown()).toEqual([]);
  });
});

describe('the focus', () => {
  test('returns to the element that opened the dialog, once the dialog is gone', async () => {
    const { open, screen } = start();
    void open('save-search', PROPS);
    const modal = document.body.appendChild(document.createElement('div'));
    modal.setAttribute('role', 'dialog');
    modal.tabIndex = -1;
    modal.focus();
    screen().answer(RESULT);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(modal).toHaveFocus();
    modal.remove();
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('returns to the button of the menu from which the dialog was opened', async () => {
    const { open, screen } = start();
    opener.setAttribute('aria-haspopup', 'menu');
    opener.setAttribute('aria-expanded', 'true');
    const line = document.body.appendChild(document.createElement('button'));
    line.focus();
    void open('change-password', {});
    line.remove();
    screen().answer(null);
    await waitFor(() => expect(opener).toHaveFocus());
  });

  test('stays where the user has moved it in the meantime', async () => {
    const { open, screen } = start();
    void open('save-search', PROPS);
    screen().answer(null);
    const other = document.body.appendChild(document.createElement('input'));
    other.focus();
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(other).toHaveFocus();
  });
});
