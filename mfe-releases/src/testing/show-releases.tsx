import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, type TestHostOptions } from '@airdex/mfe-kit/test-kit';
import type { LogonInfo, Releases } from '@airdex/shared-contracts/api';
import { ReleasesPage } from '../features/releases/releases-page.tsx';
import { texts } from '../texts/index.ts';

/** A user who may manage the releases. */
export const MANAGER: LogonInfo = {
  IdUser: 1,
  Username: 'ada',
  CompanyName: 'Provider',
  IdLanguage: null,
  PagesAuthorization: { HasNotaSelection: false },
  HasEvaluationAccess: false,
  HasDailyUpdateAccess: false,
  CanManageReleases: true,
};

/** Shows the page of releases. */
export function show(api: TestHostOptions['api'], session: LogonInfo = MANAGER) {
  const host = createTestHost({ api: api ?? {}, session });
  render(
    <ScreenProviders remote="mfe-releases" texts={texts} host={host}>
      <ReleasesPage />
    </ScreenProviders>,
  );
  return host;
}

/** A server whose releases the test changes. */
export function changing(first: Releases) {
  const state = { releases: first };
  const calls: unknown[] = [];
  const change = (body: unknown, next: Releases) => {
    calls.push(body);
    state.releases = next;
    return Promise.resolve({ revision: next.status.revision, changed: true });
  };
  return { state, calls, change, getReleases: () => Promise.resolve(state.releases) };
}

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
