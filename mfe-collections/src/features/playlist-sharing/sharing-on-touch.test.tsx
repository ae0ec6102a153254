import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { Dialog } from '@airdex/shared-ui/dialog';
import { texts } from '../../texts/index.ts';
import { playlist } from './playlist.fixture.ts';
import { ShareStep } from './share-step.tsx';
import { UnlinkUsersStep } from './unlink-users-step.tsx';

beforeEach(() => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)' } as MediaQueryList),
    );
});
afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['selected', ShareStep, false, { role: 'option', name: 'anna' }, /^Available/],
  ['removed', UnlinkUsersStep, true, { role: 'button', name: 'Remove anna' }, /^Shared with/],
] as const)(
  'on touch screens, the last user who is %s leaves the focus beside the lists, not in the search',
  async (_, Step, isLinked, { role, name }, heading) => {
    const users = [{ idUser: 1, username: 'anna', email: null, isLinked }];
    const host = createTestHost({ api: { getSharedPlaylistUsers: () => Promise.resolve(users) } });
    render(
      <ScreenProviders remote="mfe-collections" texts={texts} host={host}>
        <Dialog isOpen onOpenChange={jest.fn()} title="Sharing" closeLabel="Close" isComposed>
          <Step
            playlist={playlist({ id: 9, name: 'Monday' })}
            onClose={jest.fn()}
            onDone={jest.fn()}
            onChanged={jest.fn()}
          />
        </Dialog>
      </ScreenProviders>,
    );
    await userEvent.click(await screen.findByRole(role, { name }));
    expect(screen.getByRole('heading', { level: 3, name: heading }).parentElement).toHaveFocus();
  },
);
