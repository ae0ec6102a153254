import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programmeLine } from '../results/programme-line.fixture.ts';
import { answerWith, quickSearch, show } from '../results-screen/results-screen.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const LINES = [1, 2, 3, 4, 5].map((idProgram) => programmeLine({ idProgram }));

test('compares the ticked programmes of the results, from two to four', async () => {
  const host = show(answerWith(LINES));
  quickSearch(host, 'night');
  const compare = await screen.findByRole('button', { name: 'Compare' });
  expect(compare).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(compare);
  expect(host.navigations).not.toContainEqual(expect.stringContaining('/compare'));
  await userEvent.click(screen.getByRole('button', { name: 'Show selection' }));
  const boxes = screen.getAllByRole('checkbox').slice(-LINES.length);
  await userEvent.click(boxes[1] as HTMLElement);
  expect(compare).not.toHaveAttribute('aria-disabled');
  await userEvent.click(compare);
  expect(host.navigations.at(-1)).toBe('/compare?ids=1,3,4,5');
});
