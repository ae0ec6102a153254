import { useMemo, useState } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { COMPARED_MIN, comparedIds } from '@airdex/shared-contracts/routes';
import { ChooseScreen } from './choose-screen.tsx';
import { Comparison } from './comparison.tsx';

const pathOf = (address: string) => address.split(/[?#]/, 1)[0];

/** The address of this page. The one of the next page is current before this one is unmounted. */
function useOwnAddress(): string {
  const current = useCurrent(useHost().location);
  const [own, setOwn] = useState(current);
  if (current !== own && pathOf(current) === pathOf(own)) setOwn(current);
  return own;
}

/** The programmes of the address side by side, or a choice of some if it names too few. */
export function ComparePage() {
  const location = useOwnAddress();
  const { ids, isRepaired } = useMemo(() => comparedIds(location), [location]);
  return ids.length < COMPARED_MIN ? (
    <ChooseScreen key={location} ids={ids} isRepaired={isRepaired} />
  ) : (
    <Comparison ids={ids} isRepaired={isRepaired} />
  );
}
