import { expect, test } from '@jest/globals';
import { isLocalMachine } from './local-machine.ts';

test.each([
  ['localhost', true],
  ['airdex.localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['airdex.example', false],
  ['localhost.example', false],
  ['notlocalhost', false],
  ['10.0.0.1', false],
])('%s is the machine itself: %s', (hostname, isLocal) => {
  expect(isLocalMachine(hostname)).toBe(isLocal);
});
