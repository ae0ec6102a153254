import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { DialogProps } from '@airdex/shared-contracts/remote-contract';
import { showDialog } from '../../../testing/show-dialog.tsx';
import { playlist } from '../../playlist-sharing/playlist.fixture.ts';
import { AddToPlaylistDialog } from '../add-to-playlist-dialog.tsx';

export type Add = ApiClient['addProgramsToPlaylist'];

export const MONDAY = playlist({ id: 1, name: 'Monday', programCount: 3, isShared: true });
export const TUESDAY = playlist({ id: 2, name: 'Tuesday', description: '<i>Late</i> shows' });
export const FILTER: DialogProps<'add-to-playlist'>['filter'] = { term: 'night', isAllSelected: true };

export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
export const option = (name: RegExp) => screen.getByRole('option', { name });
export const confirm = () => screen.getByRole('button', { name: 'Confirm' });

/** Opens the dialog. */
export function open(
  api: Partial<ApiClient>,
  {
    playlists = [MONDAY, TUESDAY],
    ...props
  }: Partial<DialogProps<'add-to-playlist'>> & {
    playlists?: (typeof MONDAY)[];
  } = {},
) {
  const getPlaylists = jest.fn<ApiClient['getPlaylists']>(() => Promise.resolve(playlists));
  const shown = showDialog<'add-to-playlist'>(
    AddToPlaylistDialog,
    { filter: FILTER, count: 12, ...props },
    { getPlaylists, ...api },
  );
  return { ...shown, getPlaylists };
}

/** Opens the list of existing playlists. */
export async function openList(...given: Parameters<typeof open>) {
  const shown = open(...given);
  await userEvent.click(await screen.findByRole('button', { name: /Add to existing playlists/ }));
  return shown;
}
