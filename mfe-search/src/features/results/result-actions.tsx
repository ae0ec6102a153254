import { memo } from 'react';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import { PlaylistActions } from '../playlist-actions/playlist-actions.tsx';
import { ExportActions } from '../result-exports/export-actions.tsx';
import type { SelectionStore } from '../selection/selection-store.ts';

/** What each action on the selected programmes is given: together they say which programmes, in which order. */
export interface ResultActionsProps {
  readonly selection: SelectionStore;
  readonly filter: SearchFilter;
  /** The order of the moment: nothing is to be drawn again for another one. */
  readonly getOrder: () => readonly OrderBy[];
  /** Loads the results from their first page again. */
  readonly onStartOver: () => void;
}

/** What can be done with the selected programmes, in the results bar. */
export const ResultActions = memo(function ResultActions(props: ResultActionsProps) {
  return (
    <>
      <PlaylistActions {...props} />
      <ExportActions {...props} />
    </>
  );
});
