import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@airdex/mfe-kit/screen';
import type { ProgrammeLine } from '@airdex/shared-contracts/api';

/** The first programmes of a collection and their total number; a count of null is unknown. */
export interface Preview {
  readonly programs: readonly ProgrammeLine[];
  readonly count: number | null;
  /** How many were added since the user last viewed it; undefined or null if that is unknown. */
  readonly newCount?: number | null | undefined;
}

export interface PreviewSource {
  /** Query key of the preview, without the language. */
  readonly queryKey: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<Preview>;
}

/** A page that is opened again within this time, in milliseconds, shows its previews as they are. */
const FRESH_MS = 5 * 60_000;
/** How long previews out of view are kept, in milliseconds. */
const KEPT_MS = 15 * 60_000;

/** Loads a preview in the interface language. One that can't be loaded again stays as it is. */
export function usePreview({ queryKey, load }: PreviewSource) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...queryKey, language],
    queryFn: ({ signal }) => load(signal),
    staleTime: FRESH_MS,
    gcTime: KEPT_MS,
  });
}
