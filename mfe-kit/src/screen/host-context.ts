import { createContext, useContext, useSyncExternalStore } from 'react';
import type { HostServices, ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import type { Language } from '@airdex/shared-contracts/constants';

export const HostContext = createContext<HostServices | null>(null);

/**
 * What the shell gives to this remote.
 * @throws Error outside of a screen, where there is no shell.
 */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (host === null)
    throw new Error('useHost is for components of a screen: wrap a test in <ScreenProviders>');
  return host;
}

/** What the shell gives to this remote for as long as the page lives: for what it keeps between its screens. */
export function pageHost(host: HostServices): HostServices {
  return host.page ?? host;
}

/** The current value of one of the host's values; the component renders again when it changes. */
export function useCurrent<Value>(current: ReadonlyState<Value>): Value {
  return useSyncExternalStore(
    (notify) => {
      const subscription = current.changes.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    () => current.get(),
  );
}

/** The host's language, followed once for a screen: lists ask for it in every row. */
export const LanguageContext = createContext<Language | null>(null);

/**
 * The language of the interface.
 * @throws Error outside of a screen, where there is no shell.
 */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null)
    throw new Error('useLanguage is for components of a screen: wrap a test in <ScreenProviders>');
  return language;
}
