import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useQueryClient } from '@tanstack/react-query';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useHost } from '@airdex/mfe-kit/screen';
import { informationRequestFormSchema, type InformationRequestForm } from '@airdex/shared-contracts/api';
import type { IndicatorId, InformationRequestType } from '@airdex/shared-contracts/constants';

/** The content of the form while the user fills it in. */
export interface RequestDraft {
  readonly request: InformationRequestType | undefined;
  readonly indicators: IndicatorId[];
  readonly message: string;
}

export type RequestForm = UseFormReturn<RequestDraft, unknown, InformationRequestForm>;

export const EMPTY_DRAFT: RequestDraft = { request: undefined, indicators: [], message: '' };

/**
 * The form of a request about a programme. Input survives closing the dialog and changing the language, which loads the
 * card again. While there is input, the page does not reload by itself.
 */
export function useRequestForm(idProgram: number): RequestForm {
  const queries = useQueryClient();
  const { unsavedWork } = useHost();
  const form: RequestForm = useForm<RequestDraft, unknown, InformationRequestForm>({
    defaultValues: EMPTY_DRAFT,
    resolver: standardSchemaResolver(informationRequestFormSchema),
  });
  const { isDirty } = form.formState;
  const { getValues, reset } = form;
  useEffect(() => (isDirty ? unsavedWork.hold() : undefined), [isDirty, unsavedWork]);
  useEffect(() => {
    const kept = queries.getQueryData<RequestDraft>(draftKey(idProgram));
    if (kept !== undefined) reset(kept, { keepDefaultValues: true });
    return () => void queries.setQueryData(draftKey(idProgram), getValues());
  }, [queries, idProgram, getValues, reset]);
  return form;
}

const draftKey = (idProgram: number) => ['information-request-draft', idProgram];
