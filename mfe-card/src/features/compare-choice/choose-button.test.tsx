import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { ChooseButton } from './choose-button.tsx';

let mockIsReachable = false;
jest.mock('./choose-dialog.tsx', (): unknown => {
  if (!mockIsReachable) throw new Error('offline');
  return jest.requireActual('./choose-dialog.tsx');
});

test('a dialog that could not be loaded opens on Retry, not by itself, and gives back the focus', async () => {
  const host = createTestHost({ api: { getRelated: () => Promise.resolve([]) } });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <ChooseButton icon={null} label="Compare" title="Compare with" ids={[7]} onChoose={() => undefined} />
    </ScreenProviders>,
  );
  const button = screen.getByRole('button', { name: 'Compare' });
  await userEvent.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The list of programmes could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(button).toHaveFocus();
  mockIsReachable = true;
  await userEvent.unhover(button);
  await userEvent.hover(button);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('dialog', { name: 'Compare with' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  // A click outside would lose the chosen programmes.
  await userEvent.click(document.body);
  const dialog = screen.getByRole('dialog');
  expect(dialog).toBeVisible();
  // The dialog takes the focus back a frame later.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(button).toHaveFocus());
});
