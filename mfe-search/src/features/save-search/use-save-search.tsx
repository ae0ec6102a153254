import { useState, type ReactNode } from 'react';
import { useDialogs } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { asAdvancedSearch } from '../search-session/search-action.ts';
import { saveProblem, type SaveProblem } from './save-problem.ts';
import { SaveRefused } from './save-refused.tsx';

interface SaveSearch {
  /**
   * Opens the dialog that saves a search's criteria, independent of its origin, or explains why it can't be
   * saved.
   */
  readonly save: (filter: SearchFilter) => void;
  /** Preloads the dialog; call it when saving is likely to come next. */
  readonly prepare: () => void;
  /** Render it next to the button: explains why a search can't be saved. */
  readonly refused: ReactNode;
}

/** Saving a search from anywhere in this remote. */
export function useSaveSearch(): SaveSearch {
  const dialogs = useDialogs();
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  return {
    save(filter) {
      const found = saveProblem(filter);
      setProblem(found);
      if (found === null) {
        // Stores the criteria, not the menu or the saved search that they came from.
        void dialogs.open('save-search', { filter: asAdvancedSearch(filter) });
      }
    },
    prepare() {
      dialogs.prepare('save-search');
    },
    refused: problem !== null && (
      <SaveRefused
        problem={problem}
        onClose={() => {
          setProblem(null);
        }}
      />
    ),
  };
}
