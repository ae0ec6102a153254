import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure } from '@airdex/shared-contracts/api';
import type { Releases } from '@airdex/shared-contracts/api';
import { changing, show } from '../../testing/show-releases.tsx';
import { en } from '../../texts/en.ts';
import { testCanary, testReleases } from '../registry-state/releases.fixture.ts';

const RECOMPOSED = 'dddddddddddddddd';

/** The releases after another team has published: `canary` describes the present canary. */
function publishedSince(canary: Partial<NonNullable<Releases['status']['canary']>>): Releases {
  const { status } = testCanary(null);
  return testReleases({ revision: 4, canary: status.canary && { ...status.canary, ...canary } });
}

/** Shows a canary. While the first change is on its way, the releases become `next`, and it is refused. */
function showChanging(next: Releases) {
  const server = changing(testCanary(null));
  const refuseFirst = ({ body }: { readonly body: unknown }) => {
    if (server.calls.length > 0) return server.change(body, testReleases({ revision: 5 }));
    void server.change(body, next);
    const message = 'The pointer is at revision 4';
    const refused = { error: 'conflict', message, field: 'revision', requestId: 'r' } as const;
    return Promise.reject(new ApiFailure('refused', message, { status: 409, body: refused }));
  };
  show({ getReleases: server.getReleases, promoteRelease: refuseFirst, endCanary: refuseFirst });
  return server;
}

const confirmButton = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

describe('a change of a canary while others publish', () => {
  test.each(['end', 'widen', 'promote'] as const)(
    'is confirmed again for its present composition: %s',
    async (kind) => {
      const server = showChanging(publishedSince({ composition: RECOMPOSED }));
      await userEvent.click(await screen.findByRole('button', { name: en.canary[kind] }));
      await userEvent.click(confirmButton(en.change[kind].confirm));
      expect(await screen.findByRole('alert')).toHaveTextContent(en.change.moved);
      await userEvent.click(confirmButton(en.change[kind].confirm));
      expect(await screen.findByText(en.change.done)).toBeVisible();
      expect(server.calls).toMatchObject([
        { revision: 3, composition: 'cccccccccccccccc' },
        { revision: 4, composition: RECOMPOSED },
      ]);
    },
  );

  const replaced = publishedSince({ composition: RECOMPOSED, since: '2026-11-20T12:00:00.000Z' });
  const ended = testReleases({ revision: 4 });
  test.each([
    ['end', 'has been replaced', replaced],
    ['end', 'has ended', ended],
    ['widen', 'has ended', ended],
    ['promote', 'has been replaced', replaced],
    ['promote', 'has ended', ended],
  ] as const)('%s is impossible once the canary %s', async (kind, _, next) => {
    const server = showChanging(next);
    await userEvent.click(await screen.findByRole('button', { name: en.canary[kind] }));
    await userEvent.click(confirmButton(en.change[kind].confirm));
    expect(await screen.findByText(en.change.canaryOver)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const pressed = confirmButton(en.change[kind].confirm);
    // It cannot be pressed, but it keeps the focus.
    expect(pressed).toHaveAttribute('aria-disabled', 'true');
    expect(pressed).toBeEnabled();
    expect(pressed).toHaveFocus();
    await userEvent.click(pressed);
    expect(server.calls).toHaveLength(1);
  });
});

describe('a change that was refused', () => {
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test('is sent again for the releases that the refusal asked to check, not for those loaded since', async () => {
    jest.useFakeTimers();
    const server = showChanging(publishedSince({ percent: 20 }));
    await pass(0);
    fireEvent.click(screen.getByRole('button', { name: en.canary.end }));
    fireEvent.click(confirmButton(en.change.end.confirm));
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent(en.change.moved);
    const { status } = publishedSince({ percent: 75 });
    server.state.releases = testReleases({ ...status, revision: 9 });
    await pass(5100);
    expect(screen.getByText('75% of users')).toBeInTheDocument();
    fireEvent.click(confirmButton(en.change.end.confirm));
    await pass(0);
    expect(server.calls).toMatchObject([{ revision: 3 }, { revision: 4 }]);
  });
});
