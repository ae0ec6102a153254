import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { PlaylistButton } from './playlist-button.tsx';

type Count = ApiClient['getPlaylistsCountByProgram'];

function show(getPlaylistsCountByProgram: Count) {
  const host = createTestHost({ api: { getPlaylistsCountByProgram } });
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <PlaylistButton idProgram={7} title="Nightfall" />
    </ScreenProviders>,
  );
  return host;
}

test('[CRD-09] shows how many playlists contain the programme, and updates when playlists change', async () => {
  const count = jest.fn<Count>().mockResolvedValueOnce(0).mockResolvedValueOnce(1).mockResolvedValue(2);
  const host = show(count);
  expect(await screen.findByRole('button', { name: 'Add to playlist' })).toBeVisible();
  const change = () => {
    act(() => {
      host.bus.raise('playlistsChange');
    });
  };
  change();
  expect(await screen.findByRole('button', { name: 'In 1 playlist' })).toBeVisible();
  change();
  expect(await screen.findByRole('button', { name: 'In 2 playlists' })).toBeVisible();
  expect(count.mock.calls.map(([{ params }]) => params)).toEqual([{ id: 7 }, { id: 7 }, { id: 7 }]);
});

test('[CRD-09] opens the playlists of this programme, even if they could not be counted', async () => {
  const host = show(() => Promise.reject(new Error('down')));
  await userEvent.click(await screen.findByRole('button', { name: 'Add to playlist' }));
  expect(host.openedDialogs).toEqual([
    {
      name: 'add-to-playlist',
      props: {
        filter: { selectMode: 'Include', selectedIds: [7] },
        count: 1,
        name: 'Nightfall',
        mode: 'ReplaceByProgram',
      },
    },
  ]);
});
