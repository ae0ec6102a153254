import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { COMPOSITION_ELEMENT_ID } from '@airdex/shared-contracts/composition';
import { LOCAL_STORAGE_KEYS } from '@airdex/shared-contracts/constants';
import { RootErrorBoundary } from './root-error-boundary.tsx';
import { ServicesContext } from '../services/services-context.ts';
import type { ShellServices } from '../services/shell-services.ts';

const OWN = '00000000000000aa';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'airdex-avoid=; Path=/; Max-Age=0';
  const element = document.head.appendChild(document.createElement('script'));
  element.type = 'application/json';
  element.id = COMPOSITION_ELEMENT_ID;
  element.textContent = JSON.stringify({ id: OWN, shell: { release: OWN }, remotes: [] });
  // React logs the thrown error.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  document.getElementById(COMPOSITION_ELEMENT_ID)?.remove();
  jest.restoreAllMocks();
});

const counted = () => {
  const stored = localStorage.getItem(LOCAL_STORAGE_KEYS.shellCrashes) ?? '{}';
  return (JSON.parse(stored) as { failures?: readonly unknown[] }).failures?.length ?? 0;
};

function Throws(): never {
  throw new Error('broken');
}

/** Opens a page whose shell crashes `times` times, with a reload after each crash. Returns the reports. */
async function crash(times: number): Promise<string[]> {
  const reports: string[] = [];
  const host = { telemetry: { report: ({ name }: { name: string }) => void reports.push(name) } };
  for (let time = 1; time <= times; time += 1) {
    render(
      <ServicesContext value={{ host } as unknown as ShellServices}>
        <RootErrorBoundary>
          <Throws />
        </RootErrorBoundary>
      </ServicesContext>,
    );
    expect(screen.getByRole('alert')).toBeInTheDocument();
    await waitFor(() => expect(counted()).toBe(time));
    cleanup();
  }
  return reports;
}

describe('a shell that crashes', () => {
  test('is replaced by another one after the third crash', async () => {
    window.fetch = () => Promise.resolve(new Response(JSON.stringify({ id: OWN, pointerRevision: 1 })));
    const reports = await crash(2);
    expect(document.cookie).not.toContain('airdex-avoid');
    expect(reports).toEqual(['shell', 'shell']);
    localStorage.removeItem(LOCAL_STORAGE_KEYS.shellCrashes);
    const later = await crash(3);
    await waitFor(() => expect(document.cookie).toContain(`airdex-avoid=${OWN}%2Cshell~${OWN}`));
    expect(later).toEqual(['shell', 'shell', 'shell', 'composition left']);
  });

  test('is kept if the server does not respond, because that may be the cause', async () => {
    const fetchIt = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    window.fetch = fetchIt;
    const reports = await crash(3);
    await waitFor(() => expect(fetchIt).toHaveBeenCalled());
    expect(document.cookie).not.toContain('airdex-avoid');
    expect(reports).toEqual(['shell', 'shell', 'shell']);
  });
});
