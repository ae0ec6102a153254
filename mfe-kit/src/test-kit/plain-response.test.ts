import { expect, test } from '@jest/globals';
import { endpoints } from '@airdex/shared-contracts/api';
import type { EndpointName } from '@airdex/shared-contracts/api';
import { checkCall, checkedResponse } from './checked-response.ts';
import { plainResponse } from './plain-response.ts';

const names = Object.keys(endpoints) as EndpointName[];
const ofKind = (...kinds: string[]) => names.filter((name) => kinds.includes(endpoints[name].response.kind));

test.each(ofKind('json'))('%s has a plain response that its schema allows', (name) => {
  expect(() => checkedResponse(name, plainResponse(name))).not.toThrow();
});

test('files and events need a response from the test', () => {
  for (const name of ofKind('file', 'events')) expect(() => plainResponse(name)).toThrow(name);
});

test('a response that the server could not send is rejected with its field', () => {
  const chapters = [{ idChapter: 1 }];
  expect(() => checkedResponse('getFaqsChapters', chapters)).toThrow(/'getFaqsChapters' does not fit: '0\./);
  expect(() => checkedResponse('getFaqsChapters', 'none')).toThrow(/does not fit/);
});

test('a call that the server would refuse is rejected with its field', () => {
  expect(() => checkCall('getCard', { params: { id: 'seven', forExport: false } })).toThrow(/'id'/);
  expect(() => checkCall('getCard', { params: { id: 7, forExport: false } })).not.toThrow();
});
