import type { QueryClient } from '@tanstack/react-query';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';

/** Shells before contract 1.3 do not have `unsavedWork`. */
type Host = Partial<Pick<HostServices, 'unsavedWork'>>;

/** Makes the browser ask before the page is left while a change is being stored, or waits for one that is. */
export function holdWhileStoring(queryClient: QueryClient, { unsavedWork }: Host): void {
  let release: (() => void) | undefined;
  queryClient.getMutationCache().subscribe(() => {
    if (queryClient.isMutating() > 0) release ??= unsavedWork?.hold();
    else {
      release?.();
      release = undefined;
    }
  });
}
