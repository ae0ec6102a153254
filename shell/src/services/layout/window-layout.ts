import { fromEvent, map } from 'rxjs';
import { layoutFlags, type LayoutFlags } from '@airdex/shared-contracts/constants';
import type { ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import { currentValue } from '../../lib/current/current-value.ts';

const isSame = (a: LayoutFlags, b: LayoutFlags) =>
  a.isMobile === b.isMobile && a.isTablet === b.isTablet && a.isSmallScreen === b.isSmallScreen;

/** The layout flags of the window; they change only when its width passes a bound. */
export function createWindowLayout(): ReadonlyState<LayoutFlags> {
  const flags = currentValue(layoutFlags(window.innerWidth));
  fromEvent(window, 'resize')
    .pipe(map(() => layoutFlags(window.innerWidth)))
    .subscribe((next) => {
      if (!isSame(next, flags.get())) flags.set(next);
    });
  return flags;
}
