import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OnSight } from '../on-sight/index.ts';
import { Carousel } from './index.ts';

const texts = {
  carousel: 'carousel',
  previous: 'Previous page',
  next: 'Next page',
  pause: 'Pause',
  play: 'Play',
  page: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
};

const link = (name: string) => screen.queryByRole('link', { name, hidden: true });

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(410);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('Tab continues from its buttons to items that were not visible yet, page by page', async () => {
  const user = userEvent.setup();
  render(
    <Carousel label="Latest programmes" heading={<a href="/latest">Latest</a>} texts={texts}>
      {Array.from({ length: 4 }, (_, index) => (
        <OnSight key={index} placeholder="…">
          {() => <a href={`/card/${index}`}>{`Programme ${index}`}</a>}
        </OnSight>
      ))}
    </Carousel>,
  );
  expect(link('Programme 0')).not.toBeInTheDocument();
  for (const _ of ['Latest', 'Pause', 'Previous page', 'Next page', 'Programme 0']) await user.tab();
  expect(link('Programme 0')).toHaveFocus();
  expect(link('Programme 2')).not.toBeInTheDocument();

  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  expect(link('Programme 2')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Next page' }).blur());
  expect(link('Programme 2')).toBeInTheDocument();
});
