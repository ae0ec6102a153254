import { useState, type ReactNode } from 'react';
import { useDialogs } from '@airdex/mfe-kit/screen';
import type { SearchFilter } from '@airdex/shared-contracts/search-filter';
import { asAdvancedSearch } from '../search-session/search-action.ts';
import { saveProblem, type SaveProblem } from './save-problem.ts';
import { SaveRefused } from './save-refused.tsx';

interface SaveSearch {
  /** Opens the dialog that saves what a search asks for, wherever it came from, or says why it can't be saved. */
  readonly save: (filter: SearchFilter) => void;
  /** To be called when saving is likely to come next: fetches the dialog. */
  readonly prepare: () => void;
  /** To be rendered beside the button: says why a search can't be saved. */
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
        // Kept is what it asks for, not the menu or the saved search that it was started from.
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
