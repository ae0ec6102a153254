import { expect, test } from 'vitest';
import { describeChanges } from './describe-changes.ts';

const LONG = `<p>${'和'.repeat(5000)}</p>`;

test('shows only the differing part of a long text', () => {
  const lines = describeChanges([
    {
      subject: 'report A',
      before: { summary: `${LONG}old`, month: '1' },
      after: { summary: `${LONG}new`, month: '1' },
    },
    { subject: 'report B', before: { summary: 'short' }, after: { summary: LONG } },
  ]).split('\n');
  expect(lines[0]).toMatch(/^change report A: summary: …".{1,20}old" -> …".{1,20}new"$/);
  expect(lines[1]).toMatch(/^change report B: summary: "short" -> "<p>和{117}"…$/);
});
