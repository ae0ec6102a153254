import { Subject, type Observable } from 'rxjs';
import type {
  ReadonlyState,
  DialogName,
  DialogResult,
  DialogScreenProps,
  HostDialogs,
} from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';
import { returnFocus } from '../../lib/return-focus.ts';

/** A dialog that was opened and still exists. */
export interface OpenedDialog {
  readonly id: number;
  readonly name: DialogName;
  /** The props of its screen; the same object as long as it is open. */
  readonly screen: DialogScreenProps<DialogName>;
  /** Whether it has returned a result. Then it shows only a notice, without a modal. */
  readonly isAnswered: boolean;
}

/** The dialogs of remotes. `host` is the part for remotes, the rest is for the outlet that shows them. */
export interface DialogHost {
  readonly host: HostDialogs;
  readonly opened: ReadonlyState<readonly OpenedDialog[]>;
  /** Dialogs that are likely to be opened next. */
  readonly likely: Observable<DialogName>;
  /** Closes all of them; those without a result return null. */
  closeAll(): void;
}

export function createDialogHost(): DialogHost {
  const opened = currentValue<readonly OpenedDialog[]>([]);
  const likely = new Subject<DialogName>();
  let lastId = 0;

  function remove(id: number): void {
    opened.set(opened.get().filter((dialog) => dialog.id !== id));
  }

  const open: HostDialogs['open'] = (name, props, { signal } = {}) => {
    const same = opened.get().find((dialog) => dialog.name === name);
    if (signal?.aborted === true || same?.isAnswered === false) return Promise.resolve(null);
    // Replaces the notice of the previous one.
    same?.screen.leave();
    // A menu item no longer exists when the dialog closes, so the focus returns to the menu's button.
    const opener =
      document.querySelector('[aria-haspopup=menu][aria-expanded=true]') ?? document.activeElement;
    const id = (lastId += 1);
    return new Promise((resolve) => {
      let isAnswered = false;
      const answer = (result: DialogResult<typeof name> | null) => {
        if (isAnswered) return;
        isAnswered = true;
        signal?.removeEventListener('abort', leave);
        if (result === null) remove(id);
        else opened.set(opened.get().map((it) => (it.id === id ? { ...it, isAnswered } : it)));
        returnFocus(opener);
        resolve(result);
      };
      const leave = () => {
        answer(null);
        remove(id);
      };
      signal?.addEventListener('abort', leave);
      // TypeScript cannot see that the props belong to `name`, but the signature of `open` ensures it.
      const screen = { ...props, answer, leave } as unknown as DialogScreenProps<DialogName>;
      opened.set([...opened.get(), { id, name, screen, isAnswered }]);
    });
  };

  return {
    host: { open, prepare: (name) => likely.next(name) },
    opened,
    likely,
    closeAll() {
      for (const { screen } of opened.get()) screen.leave();
    },
  };
}
