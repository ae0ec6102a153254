import { NEXT_PAGE_SCROLL_FRACTION } from '@airdex/shared-contracts/constants';

/** Scroll metrics of an element, in pixels. */
interface ScrollPosition {
  readonly scrollTop: number;
  readonly clientHeight: number;
  readonly scrollHeight: number;
}

/** Whether the next page is due: past 65% of the scroll range. */
export function isNextPageDue({ scrollTop, clientHeight, scrollHeight }: ScrollPosition): boolean {
  const way = scrollHeight - clientHeight;
  return way > 0 && scrollTop / way > NEXT_PAGE_SCROLL_FRACTION;
}

/** Whether there is nothing to scroll, so that scrolling could never request the next page. */
export function isAllInSight({ clientHeight, scrollHeight }: ScrollPosition): boolean {
  // Without a height it has not been laid out, and the metrics mean nothing.
  return clientHeight > 0 && scrollHeight <= clientHeight;
}
