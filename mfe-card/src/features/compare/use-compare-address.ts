import { useHost } from '@airdex/mfe-kit/screen';
import { comparePath } from '@airdex/shared-contracts/routes';
import { movedBy, swapped } from './moved-by.ts';

/** Changes of a comparison. Each is a step of the tab's history, so Back reverts it. */
export function useCompareAddress(ids: readonly number[]) {
  const { navigate } = useHost();
  const show = (next: readonly number[]) => {
    navigate(comparePath(next));
  };
  return {
    add: (added: readonly number[]) => {
      show([...ids, ...added]);
    },
    remove: (id: number) => {
      show(ids.filter((other) => other !== id));
    },
    move: (id: number, by: -1 | 1) => {
      show(movedBy(ids, id, by));
    },
    /** Lets two programmes change places. */
    swap: (one: number, other: number) => {
      if (one !== other) show(swapped(ids, one, other));
    },
  };
}
