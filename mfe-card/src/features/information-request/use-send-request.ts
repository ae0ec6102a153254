import { sendWrite, useExclusiveMutation, useHost } from '@airdex/mfe-kit/screen';
import type { InformationRequestForm, ProgrammeCard } from '@airdex/shared-contracts/api';

/** Sends a request about a programme, once at a time. */
export function useSendRequest(card: ProgrammeCard, onSent: () => void) {
  const { api } = useHost();
  return useExclusiveMutation({
    mutationFn: (form: InformationRequestForm) => {
      const { idProgram: launchId, localTitle, country, channel } = card;
      const body = { launchId, localTitle, country, channel, ...form };
      return sendWrite(() => api.informationRequest({ body }));
    },
    onSuccess: onSent,
  });
}
