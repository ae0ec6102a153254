import { useEffect, useId } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InformationRequestForm, ProgrammeCard } from '@airdex/shared-contracts/api';
import { INDICATORS } from '@airdex/shared-contracts/constants';
import { Button } from '@airdex/shared-ui/button';
import { CheckGroup } from '@airdex/shared-ui/check-group';
import { DialogContent } from '@airdex/shared-ui/dialog';
import { TextField } from '@airdex/shared-ui/text-field';
import type { RequestForm } from './request-draft.ts';
import { RequestTerms } from './request-terms.tsx';
import { TypeField } from './type-field.tsx';
import { useIndicatorNames } from './use-indicator-names.ts';
import styles from './information-request.module.css';

/** Maximum number of characters of a message that the server accepts. */
const MESSAGE_MAX = 5000;

interface Props {
  readonly card: ProgrammeCard;
  readonly form: RequestForm;
  /** Whether it replaces the confirmation, whose Back button had the focus. */
  readonly isReturn: boolean;
  readonly onCancel: () => void;
  /** The form is complete. */
  readonly onFilled: (request: InformationRequestForm) => void;
}

/** Kind of the request, indicators, message. A missing kind or message is flagged and gets the focus. */
export function FormStep({ card, form, isReturn, onCancel, onFilled }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const names = useIndicatorNames();
  const { control, handleSubmit, setFocus } = form;
  useEffect(() => {
    if (isReturn) setFocus('request');
  }, [isReturn, setFocus]);
  const request = useWatch({ control, name: 'request' });
  return (
    <DialogContent
      actions={
        <>
          <Button onPress={onCancel}>{t('informationRequest.cancel')}</Button>
          <Button type="submit" form={id} variant="primary">
            {t('informationRequest.continue')}
          </Button>
        </>
      }
    >
      <form
        id={id}
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit(onFilled)(event)}
      >
        <p className={styles.lead}>
          {t('informationRequest.lead', { title: card.localTitle, channel: card.channel })}
        </p>
        <Controller
          control={control}
          name="request"
          render={({ field, fieldState }) => (
            <TypeField
              value={field.value}
              included={card.includedRequests}
              isMissing={fieldState.invalid}
              focusRef={field.ref}
              onChange={field.onChange}
            />
          )}
        />
        <RequestTerms request={request} included={card.includedRequests} />
        <Controller
          control={control}
          name="indicators"
          render={({ field }) => (
            <CheckGroup
              label={t('informationRequest.indicators')}
              options={Object.values(INDICATORS).map((indicator) => ({
                id: indicator,
                label: names(indicator),
              }))}
              value={field.value}
              onChange={field.onChange}
            />
          )}
        />
        <Controller
          control={control}
          name="message"
          render={({ field, fieldState }) => (
            <TextField
              label={t('informationRequest.message')}
              requiredMark={t('informationRequest.required')}
              isRequired
              rows={4}
              maxLength={MESSAGE_MAX}
              value={field.value}
              onChange={field.onChange}
              textAreaRef={field.ref}
              error={fieldState.invalid ? t('informationRequest.messageMissing') : undefined}
            />
          )}
        />
      </form>
    </DialogContent>
  );
}
