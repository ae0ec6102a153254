import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
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
          initial={{ name: 'Monday', description: 'Old' }}
          descriptionField={({ onChange }) => {
            report = onChange;
            return null;
          }}
          write={{ run, isPending: false, error: null }}
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
