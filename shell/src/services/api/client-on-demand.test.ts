import { expect, jest, test } from '@jest/globals';
import { createApiClient, type ApiClientOptions } from '@airdex/shared-contracts/api';
import { clientOnDemand } from './client-on-demand.ts';

const options: ApiClientOptions = {
  fetch: () => Promise.resolve(new Response('true')),
  token: () => null,
  language: () => 'en',
  onRefused: () => undefined,
};

test('creates one client, with the first call', async () => {
  const create = jest.fn(createApiClient);
  const api = clientOnDemand(options, () => Promise.resolve(create));
  expect(create).not.toHaveBeenCalled();
  await expect(Promise.all([api.hasReports(), api.hasReports()])).resolves.toEqual([true, true]);
  expect(create).toHaveBeenCalledTimes(1);
});

test('sends a request with the call, once the client has been created', async () => {
  const fetch = jest.fn(options.fetch);
  const api = clientOnDemand({ ...options, fetch }, () => Promise.resolve(createApiClient));
  await api.hasReports();
  const second = api.hasReports();
  expect(fetch).toHaveBeenCalledTimes(2);
  await second;
});

test('fails as unreachable while its code cannot be loaded, and loads it with the next call', async () => {
  const fetchCode = jest.fn(() => Promise.resolve(createApiClient));
  fetchCode.mockRejectedValueOnce(new Error('offline'));
  const api = clientOnDemand(options, fetchCode);
  await expect(api.hasReports()).rejects.toMatchObject({ name: 'ApiFailure', kind: 'unreachable' });
  await expect(api.hasReports()).resolves.toBe(true);
});

test('has the same function for a call each time, and can be awaited', async () => {
  const api = clientOnDemand(options);
  expect(api.hasReports).toBe(api.hasReports);
  await expect(Promise.resolve(api)).resolves.toBe(api);
});
