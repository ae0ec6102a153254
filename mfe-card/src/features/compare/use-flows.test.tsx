import { expect, jest, test } from '@jest/globals';
import { useQueryClient } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { launch } from '../international-flow/testing/launch.ts';
import { texts } from '../../texts/index.ts';
import { useFlows } from './use-flows.ts';

test('does not report a flow as failed while it is shown', async () => {
  const getInternationalFlow = jest.fn<ApiClient['getInternationalFlow']>(() =>
    Promise.resolve({ formatTitle: null, launches: [launch()] }),
  );
  const host = createTestHost({ api: { getInternationalFlow } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      {children}
    </ScreenProviders>
  );
  const cards = [programmeCard()];
  const { result } = renderHook(() => ({ flows: useFlows(cards), client: useQueryClient() }), { wrapper });
  await waitFor(() => expect(result.current.flows.isLoading).toBe(false));
  getInternationalFlow.mockRejectedValue(new Error('down'));
  await act(() => result.current.client.refetchQueries());
  expect(getInternationalFlow).toHaveBeenCalledTimes(2);
  expect(result.current.flows.travelled[0]?.launches).toHaveLength(1);
  expect(result.current.flows.failed).toEqual([]);
});
