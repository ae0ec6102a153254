import { useEffect, useEffectEvent, useRef } from 'react';
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

interface RequestDraftForm {
  readonly form: RequestForm;
  /** To be called when it was sent, even if it is no longer shown: empties the form that is shown now, and the draft. */
  readonly finish: () => void;
}

export type RequestForm = UseFormReturn<RequestDraft, unknown, InformationRequestForm>;

const EMPTY_DRAFT: RequestDraft = { request: undefined, indicators: [], message: '' };

/** What a page keeps, as long as it lives. The query cache is cleared when the session ends. */
interface PageDrafts {
  /** By user and programme. */
  readonly kept: Map<string, RequestDraft>;
  /** The forms that are shown. Each is called with the key of a draft that was sent. */
  readonly forms: Set<(sent: string) => void>;
}

const drafts = new WeakMap<HostServices, PageDrafts>();

function draftsOf(host: HostServices): PageDrafts {
  const page = pageHost(host);
  const ofPage = drafts.get(page) ?? { kept: new Map(), forms: new Set() };
  drafts.set(page, ofPage);
  return ofPage;
}

/**
 * The form of a request about a programme. Input survives closing the dialog, leaving the card, and a session that has
 * ended, if the same user signs in again. While there is input, the page does not reload by itself.
 * @param onSent called after the form was emptied because its request was sent, also by an earlier form
 */
export function useRequestForm(idProgram: number, onSent: () => void): RequestDraftForm {
  const host = useHost();
  const form: RequestForm = useForm<RequestDraft, unknown, InformationRequestForm>({
    defaultValues: EMPTY_DRAFT,
    resolver: standardSchemaResolver(informationRequestFormSchema),
  });
  const { isDirty } = form.formState;
  const { getValues, reset } = form;
  useEffect(() => (isDirty ? host.unsavedWork.hold() : undefined), [isDirty, host]);
  const keyOfDraft = useRef('');
  const empty = useEffectEvent((sent: string) => {
    if (sent !== keyOfDraft.current) return;
    reset(EMPTY_DRAFT);
    onSent();
  });
  useEffect(() => {
    // When the form closes, the session may have ended.
    const key = `${String(host.session.get()?.IdUser)} ${String(idProgram)}`;
    keyOfDraft.current = key;
    const { kept, forms } = draftsOf(host);
    const draft = kept.get(key);
    if (draft !== undefined) reset(draft, { keepDefaultValues: true });
    const onSentDraft = (sent: string) => empty(sent);
    forms.add(onSentDraft);
    return () => {
      forms.delete(onSentDraft);
      kept.set(key, getValues());
    };
  }, [host, idProgram, getValues, reset]);
  const finish = () => {
    const { kept, forms } = draftsOf(host);
    kept.delete(keyOfDraft.current);
    for (const tell of forms) tell(keyOfDraft.current);
  };
  return { form, finish };
}
