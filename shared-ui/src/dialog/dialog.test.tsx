import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Dialog, DialogContent, MessageDialog, type MessageAction } from './index.ts';

function SaveSearch({ isDismissable = true }: { isDismissable?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Save search</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable={isDismissable}
        title="Create a saved search"
        width={450}
        closeLabel="Close"
        actions={<Button onPress={() => setOpen(false)}>Cancel</Button>}
      >
        <TextField label="Name" autoFocus />
      </Dialog>
    </>
  );
}

test('is named by its title, contains the focus while open, and restores it on Escape', async () => {
  const user = userEvent.setup();
  render(<SaveSearch />);
  await user.click(screen.getByRole('button', { name: 'Save search' }));
  const dialog = screen.getByRole('dialog', { name: 'Create a saved search' });
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();

  for (const _ of [1, 2, 3, 4]) {
    await user.tab();
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
  }
  expect(screen.queryByRole('button', { name: 'Save search' })).not.toBeInTheDocument();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save search' })).toHaveFocus());
});

test('closes on its close button and on an action', async () => {
  const user = userEvent.setup();
  render(<SaveSearch />);
  for (const name of ['Close', 'Cancel']) {
    await user.click(screen.getByRole('button', { name: 'Save search' }));
    await user.click(screen.getByRole('button', { name }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  }
});

test('closes on a click outside, unless it is not dismissable', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<SaveSearch />);
  await user.click(screen.getByRole('button', { name: 'Save search' }));
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  rerender(<SaveSearch isDismissable={false} />);
  await user.click(screen.getByRole('button', { name: 'Save search' }));
  await user.click(document.body);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

test.each([350, 500, 700] as const)(
  '[DLG-01] shows a message of %i px with title, message and actions',
  async (width) => {
    const user = userEvent.setup();
    const onConfirm = jest.fn();
    const onOpenChange = jest.fn();
    const actions: MessageAction[] = [
      { label: 'Cancel' },
      { label: 'Delete', variant: 'danger', onPress: () => onConfirm() },
    ];
    render(
      <MessageDialog
        isOpen
        onOpenChange={(isOpen) => onOpenChange(isOpen)}
        title="Delete the search"
        message="Are you sure you want to delete"
        width={width}
        actions={actions}
        closeLabel="Close"
      />,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Delete the search' });
    expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete');
    expect(dialog.closest('[data-width]')).toHaveAttribute('data-width', String(width));

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
  },
);

test('adds no landmarks to the page', async () => {
  const user = userEvent.setup();
  render(<SaveSearch />);
  await user.click(screen.getByRole('button', { name: 'Save search' }));
  const dialog = screen.getByRole('dialog');
  for (const part of dialog.querySelectorAll('header, footer')) expect(part).toHaveAttribute('role', 'none');
});

test('may stay open after an action', async () => {
  const user = userEvent.setup();
  const onOpenChange = jest.fn();
  render(
    <MessageDialog
      isOpen
      onOpenChange={() => onOpenChange()}
      title="Export"
      message="…"
      actions={[{ label: 'Retry', staysOpen: true }]}
      closeLabel="Close"
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('stays the same dialog across its steps', () => {
  const step = (name: string) => (
    <Dialog isOpen onOpenChange={() => undefined} title="Save" closeLabel="Close" isComposed>
      <DialogContent actions={<Button>{name}</Button>}>Step {name}</DialogContent>
    </Dialog>
  );
  const { rerender } = render(step('one'));
  const dialog = screen.getByRole('dialog', { name: 'Save' });
  rerender(step('two'));
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(dialog).toHaveTextContent('Step two');
  expect(screen.getByRole('button', { name: 'two' })).toBeInTheDocument();
});

test('an alert whose content comes later is described by it, and a plain dialog is not', () => {
  const dialog = (isAlert: boolean) => (
    <Dialog isOpen onOpenChange={jest.fn()} title="Unlink" closeLabel="Close" isAlert={isAlert} isComposed>
      <DialogContent>Are you sure?</DialogContent>
    </Dialog>
  );
  const { rerender } = render(dialog(true));
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Are you sure?');
  rerender(dialog(false));
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription('');
});
