import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { InformationRequestForm, ProgrammeCard } from '@airdex/shared-contracts/api';
import { Dialog } from '@airdex/shared-ui/dialog';
import { ConfirmStep } from './confirm-step.tsx';
import { FormStep } from './form-step.tsx';
import { useRequestForm } from './request-draft.ts';
import { SentStep } from './sent-step.tsx';
import { useSendRequest } from './use-send-request.ts';

interface Props {
  readonly card: ProgrammeCard;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type Step = 'form' | 'confirm' | 'sent';

/** The dialog of a request for more analysis: form, confirmation, success. Closing it keeps what was typed. */
export function RequestDialog({ card, isOpen, onOpenChange }: Props) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>('form');
  const [request, setRequest] = useState<InformationRequestForm | null>(null);
  const { form, finish } = useRequestForm(card.idProgram, () => {
    setStep('sent');
  });
  const sending = useSendRequest(card, finish);

  const close = () => {
    // The dialog stays open until it is known whether the request was sent.
    if (sending.isPending) return;
    onOpenChange(false);
    sending.reset();
  };
  // Only when it opens, because a closing dialog keeps its content.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      // A request that an earlier dialog sent: it must not be sent again, and its failure must be seen.
      const sent = sending.isPending || sending.error !== null ? sending.variables : undefined;
      setStep(sent === undefined ? 'form' : 'confirm');
      setRequest(sent ?? null);
    }
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={close}
      title={t(`informationRequest.titles.${step}`)}
      closeLabel={t('informationRequest.close')}
      width={step === 'sent' ? 350 : 700}
      isDismissable={step === 'sent'}
      isComposed
    >
      {step === 'form' && (
        <FormStep
          card={card}
          form={form}
          isReturn={request !== null}
          onCancel={close}
          onFilled={(filled) => {
            setRequest(filled);
            setStep('confirm');
          }}
        />
      )}
      {step === 'confirm' && request !== null && (
        <ConfirmStep
          card={card}
          request={request}
          isSending={sending.isPending}
          error={sending.error}
          onBack={() => {
            sending.reset();
            setStep('form');
          }}
          onSend={() => {
            sending.mutate(request);
          }}
        />
      )}
      {step === 'sent' && <SentStep onClose={close} />}
    </Dialog>
  );
}
