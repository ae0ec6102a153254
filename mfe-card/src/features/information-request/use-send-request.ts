import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { sendWrite, useExclusiveMutation, useHost, type ExclusiveMutation } from '@airdex/mfe-kit/screen';
import type { InformationRequestForm, ProgrammeCard } from '@airdex/shared-contracts/api';

/**
 * Sends a request about a programme, once at a time. If the card was left while one was being sent, the next dialog
 * shows what became of it.
 */
export function useSendRequest(
  card: ProgrammeCard,
  onSent: () => void,
): ExclusiveMutation<InformationRequestForm> {
  const { api } = useHost();
  const mutationKey = ['information-request', card.idProgram];
  const mutation = useExclusiveMutation({
    mutationKey,
    mutationFn: (form: InformationRequestForm) => {
      const { idProgram: launchId, localTitle, country, channel } = card;
      const body = { launchId, localTitle, country, channel, ...form };
      return sendWrite(() => api.informationRequest({ body }));
    },
    onSuccess: onSent,
  });
  const isPending = useIsMutating({ mutationKey }) > 0;
  const mutations = useQueryClient().getMutationCache();
  const sent = mutations.findAll({ mutationKey });
  const last = sent.at(-1);
  return {
    mutate: mutation.mutate,
    isPending,
    error: last?.state.error ?? null,
    variables: last?.state.variables as InformationRequestForm | undefined,
    reset: () => {
      mutation.reset();
      // Every attempt: the failure of an earlier one would be the last again.
      for (const attempt of sent) mutations.remove(attempt);
    },
  };
}
