import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { Dialog } from '@airdex/shared-ui/dialog';
import { texts } from '../../texts/index.ts';
import { NameForm, type NameAndDescription } from './name-form.tsx';

test('saves what an editor reports last, even if the form has not rendered it yet', () => {
  const run = jest.fn<(given: NameAndDescription) => void>();
  let report: (description: string) => void = () => undefined;
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost()}>
      <Dialog isOpen onOpenChange={() => undefined} title="Edit" closeLabel="Close" isComposed>
        <NameForm
          subject="playlist 1"
          initial={{ name: 'Monday', description: 'Old' }}
          descriptionField={({ onChange }) => {
            report = onChange;
            return null;
          }}
          write={{ run, isPending: false, error: null, cancel: () => undefined }}
          onCancel={() => undefined}
        />
      </Dialog>
    </ScreenProviders>,
  );
  // Both in one task: React renders after it.
  act(() => {
    report('New');
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  });
  expect(run).toHaveBeenCalledWith({ name: 'Monday', description: 'New' });
});

test('limits the length of a description as it is stored, not as it is typed', async () => {
  const run = jest.fn();
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost()}>
      <Dialog isOpen onOpenChange={() => undefined} title="New" closeLabel="Close" isComposed>
        <NameForm
          subject="new playlist"
          asStored={(description) => description.replaceAll('&', '&amp;')}
          write={{ run, isPending: false, error: null, cancel: () => undefined }}
          onCancel={() => undefined}
        />
      </Dialog>
    </ScreenProviders>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Monday' } });
  const description = screen.getByRole('textbox', { name: 'Description' });
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.change(description, { target: { value: `${'x'.repeat(4_995)}&&` } });
  await userEvent.click(save);
  expect(description).toHaveAccessibleDescription('The description is too long. Shorten it to save it.');
  expect(run).not.toHaveBeenCalled();

  fireEvent.change(description, { target: { value: `${'x'.repeat(4_995)}&` } });
  await userEvent.click(save);
  expect(run).toHaveBeenCalledTimes(1);
});

test('keeps the input when the session ends, for the same user; closing the form discards it', async () => {
  const host = createTestHost();
  const user = host.session.get();
  // Like the shell, which gives each mounted screen services of its own.
  const form = () => (
    <ScreenProviders remote="mfe-collections" texts={texts} host={{ ...host, page: host }}>
      <Dialog isOpen onOpenChange={() => undefined} title="Edit" closeLabel="Close" isComposed>
        <NameForm
          subject="playlist 1"
          initial={{ name: 'Monday', description: 'Old' }}
          write={{ run: () => undefined, isPending: false, error: null, cancel: () => undefined }}
          onCancel={() => undefined}
        />
      </Dialog>
    </ScreenProviders>
  );
  const { rerender } = render(form());
  const shown = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
  const reopenAs = (session: typeof user) => {
    rerender(<p>Closed</p>);
    act(() => {
      host.setSession(session);
    });
    rerender(form());
  };
  const endSession = () => {
    act(() => {
      host.setSession(null);
    });
  };
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), ' and new');
  endSession();
  reopenAs(user === null ? null : { ...user, IdUser: user.IdUser + 1 });
  expect(shown()).toEqual(['Monday', 'Old']);
  endSession();
  reopenAs(user);
  expect(shown()).toEqual(['Monday', 'Old and new']);
  reopenAs(user);
  expect(shown()).toEqual(['Monday', 'Old']);
});

test('flags a name of which nothing is visible, and saves nothing', async () => {
  const run = jest.fn();
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost()}>
      <Dialog isOpen onOpenChange={() => undefined} title="New" closeLabel="Close" isComposed>
        <NameForm
          subject="new playlist"
          write={{ run, isPending: false, error: null, cancel: () => undefined }}
          onCancel={() => undefined}
        />
      </Dialog>
    </ScreenProviders>,
  );
  const name = screen.getByRole('textbox', { name: /^Name/ });
  fireEvent.change(name, { target: { value: ' \u200b\u2060' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(name).toHaveAccessibleDescription('Enter a name.');
  expect(run).not.toHaveBeenCalled();
});
