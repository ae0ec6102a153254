import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { useSearchSession } from '../search-session/use-search-session.ts';
import { shownView } from '../results-view/results-view.ts';

/** The current view, whether there is a choice, and a function to choose. */
export function useResultsView() {
  const layout = useCurrent(useHost().layout);
  const session = useSearchSession();
  return {
    view: shownView(useCurrent(session.view), layout),
    hasChoice: !layout.isTablet,
    choose: session.show,
  };
}
