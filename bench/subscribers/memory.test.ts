import { expect, test } from 'vitest';
import { growthPerMinute, watchMemory } from './memory.ts';

test('growth is computed from the second half, per minute', () => {
  const filling = Array.from({ length: 10 }, (_, i) => ({ at: i * 6, mb: 100 + i * 50 }));
  const steady = Array.from({ length: 10 }, (_, i) => ({ at: 60 + i * 6, mb: 600 + i * 0.3 }));
  expect(growthPerMinute([...filling, ...steady])).toBeCloseTo(3);
  expect(growthPerMinute([])).toBe(0);
});

test('a process is observed until that is stopped', () => {
  expect(watchMemory(process.pid).stop()).toEqual([]);
});
