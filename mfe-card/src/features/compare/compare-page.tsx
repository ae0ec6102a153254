import { useMemo } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { COMPARED_MIN, comparedIds } from '@airdex/shared-contracts/routes';
import { ChooseScreen } from './choose-screen.tsx';
import { Comparison } from './comparison.tsx';

/** The programmes of the address side by side, or a choice of some if it names too few. */
export function ComparePage() {
  const location = useCurrent(useHost().location);
  const { ids, isRepaired } = useMemo(() => comparedIds(location), [location]);
  return ids.length < COMPARED_MIN ? (
    <ChooseScreen key={location} ids={ids} isRepaired={isRepaired} />
  ) : (
    <Comparison ids={ids} isRepaired={isRepaired} />
  );
}
