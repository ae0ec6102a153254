import { useState } from 'react';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { shownView, storedView, storeView, type ResultsView } from './results-view.ts';

/** The view that is shown, whether there is a choice, and how to choose. */
export function useResultsView() {
  const layout = useCurrent(useHost().layout);
  const [chosen, setChosen] = useState(() => storedView(localStorage));
  return {
    view: shownView(chosen, layout),
    hasChoice: !layout.isTablet,
    choose(view: ResultsView) {
      storeView(localStorage, view);
      setChosen(view);
    },
  };
}
