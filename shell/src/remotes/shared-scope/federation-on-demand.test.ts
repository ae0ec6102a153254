import { expect, jest, test } from '@jest/globals';
import type { Federation } from './federation.ts';
import { federationOnDemand } from './federation-on-demand.ts';

const source = { federationName: 'mfe_card', url: '/entry.js', integrity: 'sha384-x' };

function federation() {
  const steps: string[] = [];
  const created: Federation = {
    register: ({ url }) => steps.push(url),
    load: async (name, exposed) => {
      steps.push(`${name} ${exposed}`);
      return exposed;
    },
  };
  return { steps, code: { createFederation: () => created } };
}

test('registers containers in their order before it loads a screen, whenever the code arrives', async () => {
  const { steps, code } = federation();
  const onDemand = federationOnDemand(async () => code);
  onDemand.register(source);
  onDemand.register({ ...source, url: '/entry.js?again=1' });
  await expect(onDemand.load('mfe_card', './card')).resolves.toBe('./card');
  onDemand.register({ ...source, url: '/entry.js?again=2' });
  expect(steps).toEqual(['/entry.js', '/entry.js?again=1', 'mfe_card ./card', '/entry.js?again=2']);
});

test('fetches the code once, and again after a failure', async () => {
  const { steps, code } = federation();
  const fetchCode = jest.fn<() => Promise<typeof code>>().mockRejectedValueOnce(new Error('no network'));
  fetchCode.mockResolvedValue(code);
  const onDemand = federationOnDemand(fetchCode);
  onDemand.register(source);
  await expect(onDemand.load('mfe_card', './card')).rejects.toThrow('no network');
  await Promise.all([onDemand.load('mfe_card', './card'), onDemand.load('mfe_card', './compare')]);
  expect(fetchCode).toHaveBeenCalledTimes(2);
  expect(steps).toEqual(['/entry.js', 'mfe_card ./card', 'mfe_card ./compare']);
});
