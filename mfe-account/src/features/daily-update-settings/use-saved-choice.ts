import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { pageHost, useCurrent, useHost } from '@airdex/mfe-kit/screen';
import { isEmail } from '@airdex/shared-contracts/api';
import { configQuery, type DailyUpdateChoice } from './config-query.ts';
import { unsavedChoices } from './unsaved-choices.ts';

/** Milliseconds without typing after which an address is checked and saved. */
export const EMAIL_DEBOUNCE_MS = 1000;

const isUsable = (email: string) => email === '' || isEmail(email);

/**
 * The user's choice, which saves itself: the switch at once, the address after a second without typing. An address that
 * is not valid is flagged and not kept. What was typed stays in the field, also when saving fails; if the page is left
 * within that second, it is saved then. What could not be saved is saved on the next visit, such as after signing in
 * again. Otherwise it follows what is saved in other windows.
 */
export function useSavedChoice(loaded: DailyUpdateChoice) {
  const host = useHost();
  const { unsavedWork } = host;
  // The last change is sent even when its screen has ended.
  const { api } = pageHost(host);
  const queries = useQueryClient();
  const idUser = useCurrent(host.session)?.IdUser;
  const [unsaved] = useState(() => unsavedChoices.of(idUser));
  const [saved, setSaved] = useState<DailyUpdateChoice>(
    unsaved ?? { isActive: loaded.isActive, email: loaded.email },
  );
  const [email, setEmail] = useState(saved.email);
  const [isFlagged, setFlagged] = useState(false);
  const { mutate, ...saving } = useMutation({
    // One after the other, so that the last change is the one that stays.
    scope: { id: 'daily-update-config' },
    mutationFn: (body: DailyUpdateChoice) =>
      unsavedChoices.keepUntil(idUser, body, api.setDailyUpdateConfig({ body })),
    onSettled: () => queries.invalidateQueries({ queryKey: configQuery(api).queryKey }),
  });

  const saveUnsaved = useEffectEvent(() => {
    if (unsaved !== undefined) mutate(unsaved);
  });
  useEffect(() => saveUnsaved(), []);

  const save = (change: Partial<DailyUpdateChoice>) => {
    const next = { ...saved, ...change };
    setSaved(next);
    mutate(next);
  };
  const typed = email.trim();
  const isChanged = typed !== saved.email;
  const checkAddress = useEffectEvent(() => {
    if (!isChanged) return;
    if (isUsable(typed)) save({ email: typed });
    else setFlagged(true);
  });
  useEffect(() => {
    const timer = setTimeout(() => checkAddress(), EMAIL_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [email]);
  const saveBeforeLeaving = useEffectEvent(() => {
    if (isChanged && isUsable(typed)) mutate({ ...saved, email: typed });
  });
  useEffect(() => () => saveBeforeLeaving(), []);

  // Another window has changed them. What is typed here, or not saved yet, stays.
  const [known, setKnown] = useState(loaded);
  if (loaded !== known) {
    setKnown(loaded);
    if (!isChanged && !saving.isPending && !saving.isError) {
      setSaved({ isActive: loaded.isActive, email: loaded.email });
      setEmail(loaded.email);
    }
  }

  const isUnsaved = (isChanged && !isFlagged) || saving.isPending || saving.isError;
  useEffect(() => (isUnsaved ? unsavedWork.hold() : undefined), [isUnsaved, unsavedWork]);

  return {
    isActive: saved.isActive,
    email,
    isFlagged,
    state: saving.isPending ? 'saving' : saving.isError ? 'failed' : saving.isSuccess ? 'saved' : 'idle',
    retry: () => {
      mutate(saved);
    },
    changeActive: (isActive: boolean) => {
      save({ isActive });
    },
    changeEmail: (next: string) => {
      setEmail(next);
      setFlagged(false);
    },
  } as const;
}
