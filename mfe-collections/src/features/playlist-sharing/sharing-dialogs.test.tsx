import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, SharedPlaylistUser } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import { Dialog } from '@airdex/shared-ui/dialog';
import { gone } from '../../testing/show-dialog.tsx';
import { texts } from '../../texts/index.ts';
import type { PlaylistDialogProps } from './playlist-dialog-props.ts';
import { playlist } from './playlist.fixture.ts';
import { ShareStep } from './share-step.tsx';
import { UnlinkUsersStep } from './unlink-users-step.tsx';

const user = (
  idUser: number,
  username: string,
  email: string | null,
  isLinked = false,
): SharedPlaylistUser => ({
  idUser,
  username,
  email,
  isLinked,
});
const USERS = [
  user(1, 'anna', 'desk@example.com'),
  user(2, 'Bert', null),
  user(3, 'chris', 'Anna.b@example.com'),
  user(4, 'dora', 'dora@example.com', true),
  user(5, 'emil', null, true),
];

const onDone = jest.fn<(text: string) => void>();
const onClose = jest.fn();
const onChanged = jest.fn();
beforeEach(() => {
  onDone.mockClear();
  onClose.mockClear();
  onChanged.mockClear();
});

function Shown({ Step }: { readonly Step: ComponentType<PlaylistDialogProps> }) {
  const { t } = useTranslation();
  return (
    <Step
      playlist={playlist({ id: 9, name: 'Monday', isShared: true })}
      onClose={onClose}
      onDone={({ text }) => void onDone(text(t))}
      onChanged={onChanged}
    />
  );
}

function show(
  Step: ComponentType<PlaylistDialogProps>,
  api: Partial<ApiClient>,
  users = USERS,
  language: Language = 'en',
) {
  const host = createTestHost({
    api: { getSharedPlaylistUsers: () => Promise.resolve(users), ...api },
    language,
  });
  return render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={host}>
      <Dialog isOpen onOpenChange={onClose} title="Sharing" closeLabel="Close" isComposed>
        <Shown Step={Step} />
      </Dialog>
    </ScreenProviders>,
  );
}

const list = (name: string) => screen.getByRole('listbox', { name });
const labels = (name: string) =>
  within(list(name))
    .getAllByRole('option')
    .map((option) => option.textContent);
const option = (name: string) => screen.getByRole('option', { name });
const button = (name: string) => screen.getByRole('button', { name });
const search = () => screen.getByRole('searchbox');

describe('sharing', () => {
  test('offers the colleagues without the playlist by email or else user name, in this order', async () => {
    show(ShareStep, {});
    expect(await screen.findByRole('listbox', { name: 'Available' })).toBeVisible();
    expect(labels('Available')).toEqual(['Anna.b@example.com', 'Bert', 'desk@example.com']);
    expect(screen.getByText(/shared with 2 colleagues already/)).toBeVisible();
    expect(screen.getByText('No Results Found')).toBeVisible();
    expect(button('Confirm')).toHaveAttribute('aria-disabled', 'true');
    expect(search()).toHaveFocus();
  });

  test('moves users between the lists by mouse and keyboard, and shares with the selected ones', async () => {
    const linkMultipleSharedPlaylist = jest.fn<ApiClient['linkMultipleSharedPlaylist']>(() =>
      Promise.resolve(true),
    );
    show(ShareStep, { linkMultipleSharedPlaylist });
    await screen.findByRole('listbox', { name: 'Available' });
    await userEvent.click(option('Bert'));
    await userEvent.type(search(), '{ArrowDown}');
    expect(list('Available')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    expect(screen.queryByRole('listbox', { name: 'Available' })).not.toBeInTheDocument();
    expect(labels('Selected')).toEqual(['Anna.b@example.com', 'Bert', 'desk@example.com']);
    expect(search()).toHaveFocus();
    await userEvent.click(option('desk@example.com'));
    await userEvent.click(button('Confirm'));
    await waitFor(() => {
      expect(onDone.mock.calls).toEqual([['Playlist “Monday” shared with 2 colleagues.']]);
    });
    expect(linkMultipleSharedPlaylist.mock.calls.map(([{ params, body }]) => [params, body])).toEqual([
      [{ id: 9 }, [2, 3]],
    ]);
  });

  test('selects all that the filter shows, and deselects them', async () => {
    show(ShareStep, {});
    await screen.findByRole('listbox', { name: 'Available' });
    await userEvent.type(search(), 'ANNA');
    await waitFor(() => {
      expect(labels('Available')).toEqual(['Anna.b@example.com', 'desk@example.com']);
    });
    await userEvent.click(button('Select all'));
    for (const name of ['Available 0 / 1', 'Selected 2'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    await userEvent.clear(search());
    await waitFor(() => {
      expect(labels('Available')).toEqual(['Bert']);
    });
    expect(labels('Selected')).toEqual(['Anna.b@example.com', 'desk@example.com']);
    await userEvent.click(button('Select all'));
    await userEvent.click(button('Deselect all'));
    expect(labels('Available')).toHaveLength(3);
    expect(button('Confirm')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(search(), 'nobody');
    expect(await screen.findAllByText('No Results Found')).toHaveLength(2);
    expect(button('Select all')).toBeDisabled();
  });

  test('renders only the users in view of a large company', async () => {
    const many = Array.from({ length: 2000 }, (_, place) => user(place + 10, `user${String(place)}`, null));
    show(ShareStep, {}, many);
    await screen.findByRole('listbox', { name: 'Available' });
    expect(labels('Available').length).toBeLessThan(60);
    expect(option('user0')).toHaveAttribute('aria-setsize', '2000');
  });

  test.each([
    [
      'en',
      'Choose the colleagues to share “Monday” with. It is shared with 1,751 colleagues already.',
      'Select all',
      '2,001 selected',
    ],
    ['ch', '请选择将“Monday”分享给哪些同事。已分享给 1,751 位同事。', '全选', '已选 2,001 项'],
  ] as const)('writes sentences and large numbers as usual in %s', async (language, lead, all, chosen) => {
    const many = Array.from({ length: 3752 }, (_, place) =>
      user(place, `user${String(place)}`, null, place < 1751),
    );
    show(ShareStep, {}, many, language);
    expect(await screen.findByText(lead)).toBeVisible();
    await userEvent.click(button(all));
    expect(screen.getByText(chosen)).toBeVisible();
  });

  test('shows a failure and keeps the selection', async () => {
    show(ShareStep, { linkMultipleSharedPlaylist: () => Promise.reject(new Error('down')) });
    await screen.findByRole('listbox', { name: 'Available' });
    await userEvent.click(option('Bert'));
    await userEvent.click(button('Confirm'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was saved');
    expect(labels('Selected')).toEqual(['Bert']);
    expect(onDone).not.toHaveBeenCalled();
  });
});

describe('of a playlist that is gone', () => {
  test.each([
    ['the users cannot be loaded', { getSharedPlaylistUsers: () => Promise.reject(gone()) }],
    ['nothing can be shared', { linkMultipleSharedPlaylist: () => Promise.reject(gone()) }],
  ] as const)('%s, and the lists reload', async (_, api) => {
    show(ShareStep, api);
    if ('linkMultipleSharedPlaylist' in api) {
      await userEvent.click(await screen.findByRole('option', { name: 'Bert' }));
      await userEvent.click(button('Confirm'));
    }
    await waitFor(() => {
      expect(onChanged).toHaveBeenCalledTimes(1);
    });
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});

describe('unlinking users', () => {
  const removable = () =>
    screen.getAllByRole('button', { name: /^Remove/ }).map((element) => element.getAttribute('aria-label'));

  test('[PLS-03] removes users from the list, and ends sharing with them after Confirm', async () => {
    const unlinkMultipleSharedPlaylist = jest.fn<ApiClient['unlinkMultipleSharedPlaylist']>(() =>
      Promise.resolve(true),
    );
    show(UnlinkUsersStep, { unlinkMultipleSharedPlaylist });
    await screen.findByRole('list', { name: 'Shared with' });
    expect(removable()).toEqual(['Remove dora@example.com', 'Remove emil']);
    expect(button('Confirm')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(search(), 'em');
    await waitFor(() => {
      expect(removable()).toEqual(['Remove emil']);
    });
    await userEvent.click(button('Remove emil'));
    expect(screen.getByText('1 colleague will be removed when you confirm.')).toBeVisible();
    await userEvent.click(button('Confirm'));
    await waitFor(() => {
      expect(onDone).toHaveBeenCalledTimes(1);
    });
    expect(unlinkMultipleSharedPlaylist.mock.calls.map(([{ params, body }]) => [params, body])).toEqual([
      [{ id: 9 }, [5]],
    ]);
  });

  test('[PLS-03] restores all users after Cancel', async () => {
    const { unmount } = show(UnlinkUsersStep, {});
    await screen.findByRole('list', { name: 'Shared with' });
    await userEvent.click(button('Remove emil'));
    await userEvent.click(button('Cancel'));
    expect(onClose).toHaveBeenCalledTimes(1);
    unmount();
    show(UnlinkUsersStep, {});
    expect(await screen.findByRole('button', { name: 'Remove emil' })).toBeVisible();
  });

  test('moves the focus to the next user, and at the end to the search', async () => {
    show(UnlinkUsersStep, {});
    await screen.findByRole('list', { name: 'Shared with' });
    await userEvent.click(search());
    await userEvent.keyboard('{ArrowDown}');
    expect(button('Remove dora@example.com')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(button('Remove emil')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => {
      expect(search()).toHaveFocus();
    });
    expect(screen.getByText('No Results Found')).toBeVisible();
  });
});
