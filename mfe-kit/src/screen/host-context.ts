import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { DEFAULT_BRANDING } from '@airdex/shared-contracts/branding';
import type { Branding, HostServices, ReadonlyState } from '@airdex/shared-contracts/remote-contract';
import type { Language } from '@airdex/shared-contracts/constants';

export const HostContext = createContext<HostServices | null>(null);

/**
 * Returns the host services of the shell for this remote.
 * @throws Error outside a screen, where there is no shell.
 */
export function useHost(): HostServices {
  const host = useContext(HostContext);
  if (host === null)
    throw new Error(
      'useHost works only inside a screen. In a test, wrap the component in <ScreenProviders>.',
    );
  return host;
}

/** Names, contact and links of the provider that runs the site. */
export const useBranding = (): Branding => useHost().settings.branding ?? DEFAULT_BRANDING;

/** The host services that stay valid as long as the page, for state that a remote keeps between its screens. */
export function pageHost(host: HostServices): HostServices {
  return host.page ?? host;
}

/** Returns the current value of a host value. The component renders again when it changes. */
export function useCurrent<Value>(current: ReadonlyState<Value>): Value {
  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = current.changes.subscribe(notify);
      return () => subscription.unsubscribe();
    },
    [current],
  );
  return useSyncExternalStore(subscribe, () => current.get());
}

/** The host's language. Each screen subscribes to it once, because lists need it in every row. */
export const LanguageContext = createContext<Language | null>(null);

/**
 * Returns the language of the interface.
 * @throws Error outside a screen, where there is no shell.
 */
export function useLanguage(): Language {
  const language = useContext(LanguageContext);
  if (language === null)
    throw new Error(
      'useLanguage works only inside a screen. In a test, wrap the component in <ScreenProviders>.',
    );
  return language;
}
