import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useNewerDialog } from './use-newer-dialog.ts';

function Waiting() {
  const own = useRef<HTMLDivElement>(null);
  return (
    <div role="dialog">
      <div ref={own}>{useNewerDialog(own, true) ? 'replaced' : 'waiting'}</div>
    </div>
  );
}

async function addDialog(attributes: Readonly<Record<string, string>>) {
  const dialog = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) dialog.setAttribute(name, value);
  await act(() => Promise.resolve(document.body.append(dialog)));
  return dialog;
}

test('another dialog is newer, but not a preview', async () => {
  render(<Waiting />);
  const preview = await addDialog({ role: 'dialog', 'data-preview': '' });
  expect(screen.getByText('waiting')).toBeVisible();
  const question = await addDialog({ role: 'alertdialog' });
  expect(screen.getByText('replaced')).toBeVisible();
  preview.remove();
  question.remove();
});
