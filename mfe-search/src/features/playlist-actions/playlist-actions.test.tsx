import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { answerWith, quickSearch, show } from '../results-screen/results-screen.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const LINES = [1, 2, 3].map((idProgram) => programmeLine({ idProgram }));
const button = (name: string) => screen.getByRole('button', { name });
const OUTCOME = { add: { idPlaylists: [4], mode: 'Add' }, remove: { idPlaylists: [4] } } as const;

async function showResults(outcome: Partial<typeof OUTCOME> = OUTCOME) {
  const search = answerWith(LINES);
  const host = show(search, {
    dialogs: {
      'add-to-playlist': () => outcome.add ?? null,
      'remove-from-playlist': () => outcome.remove ?? null,
    },
  });
  quickSearch(host, 'night');
  await screen.findByRole('button', { name: 'Add to playlist' });
  return { host, search };
}

describe('the playlist actions', () => {
  test('[RES-02] are disabled with a reason while nothing is selected', async () => {
    const { host } = await showResults();
    await userEvent.click(button('Show selection'));
    await userEvent.click(screen.getByRole('checkbox', { name: /Select all/ }));
    for (const name of ['Add to playlist', 'Remove from playlists']) {
      expect(button(name)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button(name));
    }
    expect(host.openedDialogs).toEqual([]);
  });

  test('[PLM-02] pass the search with its ticks to the dialog, and select nothing after adding', async () => {
    const { host, search } = await showResults();
    await userEvent.click(button('Add to playlist'));
    expect(host.openedDialogs).toEqual([
      {
        name: 'add-to-playlist',
        props: {
          count: 3,
          filter: expect.objectContaining({
            term: 'night',
            isAllSelected: true,
            selectMode: 'Exclude',
            selectedIds: [],
            orderBy: [],
            refreshLastCall: false,
          }),
        },
      },
    ]);
    await waitFor(() => {
      expect(button('Add to playlist')).toHaveAttribute('aria-disabled', 'true');
    });
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('change nothing when the dialog is closed', async () => {
    const { search } = await showResults({});
    await userEvent.click(button('Add to playlist'));
    await userEvent.click(button('Remove from playlists'));
    expect(button('Add to playlist')).not.toHaveAttribute('aria-disabled');
    expect(search).toHaveBeenCalledTimes(1);
  });

  test('[PLM-03] restart the results after a removal, with everything selected and the same filter', async () => {
    const { search } = await showResults();
    await userEvent.click(button('Show selection'));
    await userEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    await userEvent.click(button('Remove from playlists'));
    await waitFor(() => {
      expect(search).toHaveBeenCalledTimes(2);
    });
    const [first, second] = search.mock.calls.map(([{ body }]) => body);
    expect(second).toEqual(first);
    expect(await screen.findByText('3 selected')).toBeVisible();
  });

  test('reload a search for playlists in place when playlists change, but no other search', async () => {
    const { host, search } = await showResults();
    act(() => {
      host.bus.raise('playlistsChange');
    });
    expect(search).toHaveBeenCalledTimes(1);
    act(() => {
      host.bus.raise('Playlist', { id: 4, name: 'Monday' });
    });
    await screen.findByText('3 selected');
    expect(search).toHaveBeenCalledTimes(2);
    act(() => {
      host.bus.raise('playlistsChange');
    });
    // A dialog of these actions stays open: it would close if they were unmounted.
    expect(button('Add to playlist')).toBeVisible();
    expect(screen.getAllByRole('gridcell').length).toBeGreaterThan(0);
    await waitFor(() => {
      expect(search).toHaveBeenCalledTimes(3);
    });
  });

  test('reload once after a removal from the playlist that is searched for', async () => {
    const { host, search } = await showResults();
    act(() => {
      host.bus.raise('Playlist', { id: 4, name: 'Monday' });
    });
    await waitFor(() => {
      expect(search).toHaveBeenCalledTimes(2);
    });
    const { open } = host.dialogs;
    // As the real dialog does, notifies all listeners first, then its opener.
    host.dialogs.open = async (...given: Parameters<typeof open>) => {
      const result = await open(...given);
      host.bus.raise('playlistsChange');
      return result;
    };
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from playlists' }));
    await screen.findByRole('button', { name: 'Remove from playlists' });
    expect(search).toHaveBeenCalledTimes(3);
  });
});
