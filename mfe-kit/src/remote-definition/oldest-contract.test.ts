import { expect, test } from '@jest/globals';
import { REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import { problemsOfContract, problemsOfDeclarations, requiredContract } from './oldest-contract.ts';

const page = { path: '/x/weather', exposed: './page', title: { en: 'Weather', ch: '天气' } };

test('a remote needs the contract that it states, and otherwise that of the kit', () => {
  expect(requiredContract('1.7')).toBe('1.7.0');
  expect(requiredContract('1.7.2')).toBe('1.7.2');
  expect(requiredContract(undefined)).toBe(REMOTE_CONTRACT_VERSION);
});

test('a contract is a version of this kit: not a later one, nor another major', () => {
  expect(problemsOfContract({ contract: '1.7', pages: [page] })).toEqual([]);
  expect(problemsOfContract({ contract: REMOTE_CONTRACT_VERSION })).toEqual([]);
  for (const contract of ['1.999', `${REMOTE_CONTRACT_VERSION}9`, '2.0.0', '0.9'])
    expect(problemsOfContract({ contract })[0]).toMatch(/^contract: .* is not one of this kit's/);
  for (const contract of ['new', '1', '^1.7', 1.7])
    expect(problemsOfContract({ contract: contract as string })[0]).toMatch(/^contract: must be a version/);
});

test('what the manifest declares must be in the contract that it states', () => {
  const pages = [page, { ...page, path: '/x/weather/admin', right: 'manage-releases' as const }];
  expect(problemsOfContract({ contract: '1.8', pages })).toEqual([
    'contract: 1.8.0 has no pages.right; it came with 1.9.0. Leave out one of them',
  ]);
  expect(problemsOfContract({ contract: '1.9', pages })).toEqual([]);
  expect(problemsOfContract({ contract: '1.6', trustedTypes: ['vue'] })).toEqual([
    'contract: 1.6.0 has no trustedTypes; it came with 1.7.0. Leave out one of them',
  ]);
  expect(problemsOfContract({ contract: '1.2', pages: [page] })).toHaveLength(1);
  expect(problemsOfDeclarations('1.6.0', ['container'])).toHaveLength(1);
});
