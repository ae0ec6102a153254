import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import type {
  DialogName,
  DialogProps,
  DialogResult,
  DialogScreenProps,
} from '@airdex/shared-contracts/remote-contract';
import { texts } from '../texts/index.ts';

/**
 * Renders a dialog as the shell does: closed with null, it is unmounted. Returns its result and the events it
 * raised.
 */
export function showDialog<Name extends DialogName>(
  Component: ComponentType<DialogScreenProps<Name>>,
  props: DialogProps<Name>,
  api: Partial<ApiClient>,
  language: Language = 'en',
) {
  const host = createTestHost({ api, language });
  const raised: string[] = [];
  host.bus.all.subscribe(({ name }) => raised.push(name));
  const answer = jest.fn((result: DialogResult<Name> | null) => {
    if (result === null) shown.unmount();
  });
  const leave = jest.fn(() => {
    shown.unmount();
  });
  // The signature guarantees that the props belong to the component; React's own types cannot express it.
  const Screen = Component as unknown as ComponentType<object>;
  const shown = render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={host}>
      <Screen {...props} {...{ answer, leave }} />
    </ScreenProviders>,
  );
  return { host, raised, answer, leave };
}

/** An error response of the server, as the shell's client throws it. */
export function refusal(message: string, field?: string): Error {
  return Object.assign(new Error(message), {
    name: 'ApiFailure',
    kind: 'refused',
    status: 409,
    body: { error: 'conflict', message, ...(field === undefined ? {} : { field }) },
  });
}

/** The server's response about something that does not exist, as the shell's client throws it. */
export function gone(): Error {
  return Object.assign(new Error('There is no such playlist'), {
    name: 'ApiFailure',
    kind: 'refused',
    status: 404,
    body: { error: 'not-found', message: 'There is no such playlist' },
  });
}
