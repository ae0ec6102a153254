import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { Dialog } from '@airdex/shared-ui/dialog';
import { ChangeForm } from './change-form.tsx';
import { ChangedStep } from './changed-step.tsx';

/** Changes the password of the user who is signed in: form, then success. Closing it discards the input. */
export function ChangePasswordDialog({ answer, leave }: DialogScreenProps<'change-password'>) {
  const { t } = useTranslation();
  const [step, setStep] = useState<'form' | 'saving' | 'changed'>('form');
  const close = () => {
    // The dialog stays open until it is known which password is valid.
    if (step === 'saving') return;
    answer(step === 'changed' ? { isChanged: true } : null);
    leave();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t('password.dialogTitle')}
      width={450}
      closeLabel={t('password.close')}
      isDismissable={step === 'changed'}
      isComposed
    >
      {step === 'changed' ? (
        <ChangedStep onContinue={close} />
      ) : (
        <ChangeForm
          onCancel={close}
          onSaving={(isSaving) => {
            setStep(isSaving ? 'saving' : 'form');
          }}
          onChanged={() => {
            setStep('changed');
          }}
        />
      )}
    </Dialog>
  );
}
