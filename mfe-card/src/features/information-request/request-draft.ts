import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { pageHost, useHost } from '@airdex/mfe-kit/screen';
import { informationRequestFormSchema, type InformationRequestForm } from '@airdex/shared-contracts/api';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import type { IndicatorId, InformationRequestType } from '@airdex/shared-contracts/constants';

/** The content of the form while the user fills it in. */
interface RequestDraft {
  readonly request: InformationRequestType | undefined;
  readonly indicators: IndicatorId[];
  readonly message: string;
}

/** The form, and how to forget what was typed once it is sent, also when the form is no longer shown. */
interface RequestDraftForm {
  readonly form: RequestForm;
  readonly forget: () => void;
}

export type RequestForm = UseFormReturn<RequestDraft, unknown, InformationRequestForm>;

const EMPTY_DRAFT: RequestDraft = { request: undefined, indicators: [], message: '' };

/** Drafts by user and programme, as long as the page lives. The query cache is cleared when the session ends. */
const drafts = new WeakMap<HostServices, Map<string, RequestDraft>>();

function draftsOf(host: HostServices): Map<string, RequestDraft> {
  const page = pageHost(host);
  const ofPage = drafts.get(page) ?? new Map<string, RequestDraft>();
  drafts.set(page, ofPage);
  return ofPage;
}

/**
 * The form of a request about a programme. Input survives closing the dialog, leaving the card, and a session that has
 * ended, if the same user signs in again. While there is input, the page does not reload by itself.
 */
export function useRequestForm(idProgram: number): RequestDraftForm {
  const host = useHost();
  const form: RequestForm = useForm<RequestDraft, unknown, InformationRequestForm>({
    defaultValues: EMPTY_DRAFT,
    resolver: standardSchemaResolver(informationRequestFormSchema),
  });
  const { isDirty } = form.formState;
  const { getValues, reset } = form;
  useEffect(() => (isDirty ? host.unsavedWork.hold() : undefined), [isDirty, host]);
  const keyOfDraft = useRef('');
  useEffect(() => {
    // When the form closes, the session may have ended.
    const key = `${String(host.session.get()?.IdUser)} ${String(idProgram)}`;
    keyOfDraft.current = key;
    const kept = draftsOf(host).get(key);
    if (kept !== undefined) reset(kept, { keepDefaultValues: true });
    return () => void draftsOf(host).set(key, getValues());
  }, [host, idProgram, getValues, reset]);
  const forget = () => {
    reset(EMPTY_DRAFT);
    draftsOf(host).delete(keyOfDraft.current);
  };
  return { form, forget };
}
