import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { SavedSearch } from '@airdex/shared-contracts/api';
import type { Happened } from '../undo-toast/undo-toast.tsx';

interface DuplicateOptions {
  readonly onDone: (happened: Happened) => void;
  readonly onFailed: (error: unknown) => void;
}

/** Copies a saved search to the end of the list, one at a time. */
export function useDuplicate({ onDone, onFailed }: DuplicateOptions) {
  const { t } = useTranslation();
  const { api, bus } = useHost();
  const reload = () => {
    bus.raise('saveSearch');
  };
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id }: SavedSearch) => api.duplicateSearch({ params: { id } }),
    onSuccess: ({ id, searchName }) => {
      reload();
      onDone({
        text: t('items.duplicated', { name: searchName }),
        undo: () => api.deleteSearch({ params: { id } }).then(reload),
      });
    },
    onError: onFailed,
  });
  return {
    duplicate: (saved: SavedSearch) => {
      if (!isPending) mutate(saved);
    },
    /** The one that is being copied. */
    isDuplicating: ({ id }: SavedSearch) => isPending && variables.id === id,
  };
}
