import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScrollToTop } from './index.ts';

const button = () => screen.queryByRole('button', { name: 'Back to top' });

function scrollerAt(top: number): HTMLElement {
  const scroller = document.createElement('div');
  scroller.scrollTop = top;
  return scroller;
}

test('appears after more than 250 px and disappears again', () => {
  const scroller = scrollerAt(0);
  render(<ScrollToTop label="Back to top" scroller={scroller} />);
  expect(button()).not.toBeInTheDocument();
  scroller.scrollTop = 250;
  fireEvent.scroll(scroller);
  expect(button()).not.toBeInTheDocument();
  scroller.scrollTop = 251;
  fireEvent.scroll(scroller);
  expect(button()).toBeInTheDocument();
  scroller.scrollTop = 0;
  fireEvent.scroll(scroller);
  expect(button()).not.toBeInTheDocument();
});

test.each([
  { isReduced: false, behavior: 'smooth' },
  { isReduced: true, behavior: 'auto' },
])(
  'scrolls up by keyboard and leaves the focus with the list, $behavior when reduced motion is $isReduced',
  async ({ isReduced, behavior }) => {
    const user = userEvent.setup();
    const scroller = scrollerAt(900);
    scroller.tabIndex = -1;
    document.body.append(scroller);
    const scrollTo = jest.fn();
    Object.assign(scroller, { scrollTo });
    const matchMedia = window.matchMedia;
    Object.assign(window, { matchMedia: (query: string) => ({ matches: isReduced, media: query }) });
    const onGoUp = jest.fn(() => expect(scrollTo).not.toHaveBeenCalled());
    render(<ScrollToTop label="Back to top" scroller={scroller} onGoUp={onGoUp} />);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onGoUp).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior });
    expect(scroller).toHaveFocus();
    scroller.remove();
    Object.assign(window, { matchMedia });
  },
);
