import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { pageHost, useCurrent, useHost, useLanguage, useReconnect } from '@airdex/mfe-kit/screen';
import { isEmail } from '@airdex/shared-contracts/api';
import { configQuery, type DailyUpdateChoice, type DailyUpdateConfig } from './config-query.ts';
import { lastingRefusal } from './lasting-refusal.ts';
import { unsavedChanges, type Change } from './unsaved-changes.ts';

/** Milliseconds without typing after which an address is checked and saved. */
const EMAIL_DEBOUNCE_MS = 1000;

const isUsable = (email: string) => email === '' || isEmail(email);

/**
 * The user's choice, which is saved automatically: the switch at once, the address after a second without typing, or
 * when the page is left before that. An invalid address is flagged and not saved. Input stays in the field even if
 * saving fails. It is then saved when the browser is online again, or on the next visit in this tab, for example after
 * signing in again. If the server refuses the choice, the previous one applies. Without unsaved input, the choice follows
 * other windows. Entering an unconfirmed address again requests a new link, unless the last one has just been sent.
 */
export function useSavedChoice(loaded: DailyUpdateConfig) {
  const host = useHost();
  const { unsavedWork } = host;
  // Sends the last change even if its screen has been unmounted.
  const { api } = pageHost(host);
  const queries = useQueryClient();
  const idUser = useCurrent(host.session)?.IdUser;
  const language = useLanguage();
  const [unsaved] = useState(() => unsavedChanges.of(idUser));
  const [saved, setSaved] = useState<DailyUpdateChoice>({
    isActive: unsaved?.isActive ?? loaded.isActive,
    email: unsaved?.email ?? loaded.email,
  });
  const [email, setEmail] = useState(saved.email);
  const [isFlagged, setFlagged] = useState(false);
  const [isTyped, setTyped] = useState(false);
  /** Unchanged fields keep their values, which another window or a link in a letter may just have set. */
  const send = async (change: Change) => {
    const { isActive, email: current } = await api.getDailyUpdateConfig();
    // The call would otherwise enter the address again, which requests another link while it is not confirmed.
    const isDone = change.email === undefined && change.isActive === isActive;
    if (!isDone) await api.setDailyUpdateConfig({ body: { isActive, email: current, ...change } });
  };
  const { mutate, ...saving } = useMutation({
    // Saves one change after the other, so that the last one takes effect.
    scope: { id: 'daily-update-config' },
    mutationFn: (change: Change) => unsavedChanges.forgetAfter(idUser, change, send(change)),
    // When it is queued, so that a form that is opened meanwhile does not continue with an earlier one.
    onMutate: (change) => {
      unsavedChanges.keep(idUser, change);
      return { language };
    },
    onError(error, change) {
      const reason = lastingRefusal(error);
      if (reason === null) {
        // An earlier change that was the same may have been saved, and forgotten.
        if (unsavedChanges.of(idUser) === undefined) unsavedChanges.keep(idUser, change);
        return;
      }
      setSaved({ isActive: loaded.isActive, email: loaded.email });
      // An address that is not valid stays, so that it can be corrected.
      if (reason.field !== 'email') setEmail(loaded.email);
    },
    // A failure is shown without waiting for the settings, which may not load either.
    onSettled: (_, error) => {
      const reloading = queries.invalidateQueries({ queryKey: configQuery(api).queryKey });
      return error === null ? reloading : undefined;
    },
  });

  const refusal = lastingRefusal(saving.error);
  const isFailed = saving.isError && refusal === null;

  const saveUnsaved = useEffectEvent(() => {
    if (unsaved !== undefined) mutate(unsaved);
  });
  useEffect(() => saveUnsaved(), []);
  /** The last change, unless it has been saved or refused. */
  const waiting = saving.isPending || isFailed ? saving.variables : undefined;
  const repeat = () => {
    if (waiting !== undefined) mutate(waiting);
  };
  useReconnect(() => {
    if (isFailed) repeat();
  });

  const [known, setKnown] = useState(loaded);
  const [isLinkRequested, setLinkRequested] = useState(false);
  const save = (change: Change) => {
    setSaved({ ...saved, ...change });
    setLinkRequested(false);
    if (change.email !== undefined) setTyped(false);
    mutate({ ...waiting, ...change });
  };
  const typed = email.trim();
  const isChanged = isTyped && (typed !== saved.email || !known.isConfirmed);
  const checkAddress = useEffectEvent(() => {
    if (!isChanged) setTyped(false);
    else if (isUsable(typed)) save({ email: typed });
    else setFlagged(true);
  });
  useEffect(() => {
    const timer = setTimeout(() => checkAddress(), EMAIL_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [email]);
  const saveBeforeLeaving = useEffectEvent(() => {
    if (!isChanged || !isUsable(typed)) return;
    const change = { ...waiting, email: typed };
    if (host.session.get()?.IdUser === idUser) mutate(change);
    // Another user has signed in.
    else unsavedChanges.keep(idUser, change);
  });
  useEffect(() => () => saveBeforeLeaving(), []);

  useEffect(() => {
    // The query client reloads only when a page becomes visible, but windows side by side are always visible.
    const { queryKey } = configQuery(api);
    // A request that becoming visible has started is enough.
    const reload = () => void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
    window.addEventListener('focus', reload);
    return () => window.removeEventListener('focus', reload);
  }, [queries, api]);

  // Another window has changed the settings. An address that is being typed in this one stays.
  if (loaded !== known && !saving.isPending && !isFailed) {
    setKnown(loaded);
    setSaved({ isActive: loaded.isActive, email: loaded.email });
    if (!isChanged && refusal?.field !== 'email') setEmail(loaded.email);
  }

  const isUnsaved = (isChanged && !isFlagged) || saving.isPending || isFailed;
  useEffect(() => (isUnsaved ? unsavedWork.hold() : undefined), [isUnsaved, unsavedWork]);

  return {
    isActive: saved.isActive,
    email,
    isFlagged,
    state: saving.isPending
      ? 'saving'
      : isFailed
        ? 'failed'
        : // What has been typed since is not saved yet.
          saving.isSuccess && !isChanged
          ? 'saved'
          : 'idle',
    /** The server's reason for refusing the last change, unless the language of the page has changed since. */
    refusal: saving.context?.language === language ? refusal?.message : undefined,
    retry: repeat,
    /** Whether the last change was a request for another link. */
    isLinkRequested,
    /** Requests another link for the address in the field, which is not confirmed. */
    sendLink: () => {
      save({ email: typed });
      setLinkRequested(true);
    },
    changeActive: (isActive: boolean) => {
      save({ isActive });
    },
    changeEmail: (next: string) => {
      setEmail(next);
      setTyped(true);
      setFlagged(false);
    },
  } as const;
}
