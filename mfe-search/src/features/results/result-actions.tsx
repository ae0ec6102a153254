import { memo } from 'react';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';
import type { OrderBy, SearchFilter } from '@airdex/shared-contracts/search-filter';
import { CompareAction } from '../compare-action/compare-action.tsx';
import { PlaylistActions } from '../playlist-actions/playlist-actions.tsx';
import { ExportActions } from '../result-exports/export-actions.tsx';
import type { SelectionStore } from '../selection/selection-store.ts';

/** The props of each action on the selected programmes: which programmes, and in which order. */
interface ResultActionsProps {
  readonly selection: SelectionStore;
  readonly filter: SearchFilter;
  /** The current order, in a ref so that a change renders nothing. */
  readonly getOrder: () => readonly OrderBy[];
  /** The loaded part of the whole result, likewise. */
  readonly getFound: () => readonly ProgrammeLine[];
  /** Reloads the results from their first page. */
  readonly onStartOver: () => void;
}

/** The actions on the selected programmes, in the results bar. */
export const ResultActions = memo(function ResultActions(props: ResultActionsProps) {
  return (
    <>
      <PlaylistActions {...props} />
      <CompareAction {...props} />
      <ExportActions {...props} />
    </>
  );
});
