import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ApiFailure } from '@airdex/shared-contracts/api';
import type { Releases } from '@airdex/shared-contracts/api';
import { changing, MANAGER, press, show } from '../../testing/show-releases.tsx';
import { en } from '../../texts/en.ts';
import { testCanary, testReleases } from '../registry-state/releases.fixture.ts';

describe('the page of releases', () => {
  test('shows the current composition, without a canary', async () => {
    show({ getReleases: () => Promise.resolve(testReleases()) });
    const live = await screen.findByRole('region', { name: en.live.title });
    expect(within(live).getByText('aaaaaaaaaaaaaaaa')).toBeVisible();
    expect(within(live).getByText(/by Card team$/)).toBeVisible();
    const parts = within(live).getAllByRole('listitem');
    expect(parts.map((part) => part.textContent)).toEqual([
      expect.stringContaining('shell 1111111111111111'),
      expect.stringContaining('mfe-card 2222222222222222'),
    ]);
    expect(screen.getByText(en.canary.none)).toBeVisible();
  });

  test('lists who changed what and why, and offers earlier compositions', async () => {
    show({ getReleases: () => Promise.resolve(testReleases()) });
    const history = await screen.findByRole('list', { name: en.history.title });
    const [latest, first] = within(history).getAllByRole('listitem');
    expect(latest).toHaveTextContent(/Published mfe-card 2222222222222222/);
    expect(latest).toHaveTextContent('New player');
    expect(within(latest as HTMLElement).queryByRole('button')).toBeNull();
    expect(
      within(first as HTMLElement).getByRole('button', { name: 'Promote composition bbbbbbbbbbbbbbbb' }),
    ).toBeVisible();
  });

  test('shows the failures of a canary against the limit', async () => {
    show({
      getReleases: () => Promise.resolve(testCanary({ shown: 45, failed: 5, minutes: 10, limit: 0.1 })),
    });
    const canary = await screen.findByRole('region', { name: en.canary.title });
    expect(within(canary).getByText('10% of users')).toBeVisible();
    expect(within(canary).getByText('5 of 50 failed (10%)')).toBeVisible();
    expect(within(canary).getByRole('meter', { name: 'Screens in the last 10 minutes' })).toHaveAttribute(
      'value',
      '0.1',
    );
  });

  test('rolls one remote back with a reason, and confirms it', async () => {
    const server = changing(testReleases());
    show({
      getReleases: server.getReleases,
      rollBackRelease: ({ body }) => server.change(body, testReleases({ revision: 3 })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Roll back mfe-card' }));
    await userEvent.type(screen.getByRole('textbox', { name: en.change.reason }), ' Cards stay empty ');
    await press(en.change.rollBack.confirm);
    expect(await screen.findByText(en.change.done)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.calls).toEqual([{ revision: 2, reason: 'Cards stay empty', remote: 'mfe-card' }]);
  });

  test('promotes, widens and ends a canary', async () => {
    const server = changing(testCanary(null));
    const next = testCanary(null);
    show({
      getReleases: server.getReleases,
      promoteRelease: ({ body }) => server.change(body, next),
      endCanary: ({ body }) => server.change(body, next),
    });
    await userEvent.click(await screen.findByRole('button', { name: en.canary.promote }));
    await press(en.change.promote.confirm);
    await screen.findByText(en.change.done);
    await press(en.canary.widen);
    await userEvent.click(screen.getByRole('button', { name: /Share of users/ }));
    await userEvent.click(await screen.findByRole('option', { name: '25% of users' }));
    await press(en.change.widen.confirm);
    await screen.findByText(en.change.done);
    await press(en.canary.end);
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: en.change.end.confirm }),
    );
    await screen.findByText(en.change.done);
    const decided = { revision: 3, reason: null, composition: 'cccccccccccccccc' };
    expect(server.calls).toEqual([decided, { ...decided, percent: 25 }, decided]);
  });

  test('moves the focus to the page when a canary ends, because its buttons disappear', async () => {
    const server = changing(testCanary(null));
    show({
      getReleases: server.getReleases,
      endCanary: ({ body }) => server.change(body, testReleases({ revision: 4 })),
    });
    await userEvent.click(await screen.findByRole('button', { name: en.canary.end }));
    await userEvent.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: en.change.end.confirm }),
    );
    expect(await screen.findByText(en.canary.none)).toBeVisible();
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    });
  });

  test('explains that no other composition can be promoted while a canary is running', async () => {
    show({ getReleases: () => Promise.resolve(testCanary(null)) });
    await userEvent.click(
      await screen.findByRole('button', { name: 'Promote composition bbbbbbbbbbbbbbbb' }),
    );
    expect(screen.getByText(en.change.promote.blocked)).toBeVisible();
    expect(screen.getByRole('button', { name: en.change.promote.confirm })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('asks again when somebody else has made a change first, and keeps the reason', async () => {
    const server = changing(testReleases());
    const tried: unknown[] = [];
    show({
      getReleases: server.getReleases,
      rollBackRelease: ({ body }) => {
        tried.push(body);
        if (tried.length > 1) return Promise.resolve({ revision: 8, changed: true });
        server.state.releases = testReleases({ revision: 7 });
        return Promise.reject(
          new ApiFailure('refused', 'The pointer is at 7', {
            status: 409,
            body: { error: 'conflict', message: 'The pointer is at 7', field: 'revision', requestId: 'r' },
          }),
        );
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: en.live.rollBackAll }));
    await userEvent.type(screen.getByRole('textbox', { name: en.change.reason }), 'Slow');
    await press(en.change.rollBackAll.confirm);
    expect(await screen.findByRole('alert')).toHaveTextContent(en.change.moved);
    await press(en.change.rollBackAll.confirm);
    expect(await screen.findByText(en.change.done)).toBeVisible();
    expect(tried).toEqual([
      { revision: 2, reason: 'Slow' },
      { revision: 7, reason: 'Slow' },
    ]);
  });

  test('does not resend a change if its response was lost', async () => {
    const server = changing(testReleases());
    show({
      getReleases: server.getReleases,
      rollBackRelease: async ({ body }) => {
        await server.change(body, testReleases({ revision: 3 }));
        throw new ApiFailure('unreachable', 'lost');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: en.live.rollBackAll }));
    await press(en.change.rollBackAll.confirm);
    expect(await screen.findByRole('alert')).toHaveTextContent(en.change.unsure);
    await press(en.change.rollBackAll.confirm);
    expect(server.calls).toHaveLength(1);
    await press(en.cancel);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('refuses users without the right, and sends no request', async () => {
    const host = show({}, { ...MANAGER, CanManageReleases: false });
    expect(await screen.findByRole('heading', { level: 1, name: en.forbidden })).toBeVisible();
    expect(host.apiProblems).toEqual([]);
  });

  test('shows a failure, and loads on Retry', async () => {
    let calls = 0;
    show({
      getReleases: () => {
        calls += 1;
        return calls === 1 ? Promise.reject(new Error('No.')) : Promise.resolve(testReleases());
      },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(en.failed);
    await press(en.retry);
    expect(await screen.findByRole('region', { name: en.live.title })).toBeVisible();
  });

  test('keeps its content and an open dialog when "Show more" fails', async () => {
    const { status } = testReleases();
    const releases = testReleases({ history: status.history.slice(0, 1) });
    const more = Promise.withResolvers<Releases>();
    show({
      getReleases: ({ params }) => (params.history === '20' ? Promise.resolve(releases) : more.promise),
    });
    await userEvent.click(await screen.findByRole('button', { name: en.history.more }));
    await press(en.live.rollBackAll);
    more.reject(new Error('No.'));
    expect(await screen.findByText(en.stale)).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: en.change.rollBackAll.title })).toBeVisible();
    await press(en.cancel);
    expect(screen.getByRole('region', { name: en.live.title })).toBeVisible();
  });
});
