import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { languageTag } from '@airdex/shared-contracts/constants';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { HostContext, LanguageContext, pageHost, useCurrent } from './host-context.ts';
import { runtimeOf, takeTexts } from './remote-runtime.ts';
import type { RemoteTexts } from './remote-texts.ts';

export interface ScreenProvidersProps {
  /** Name of the remote, and of its i18n namespace. */
  readonly remote: string;
  readonly texts: RemoteTexts;
  readonly host: HostServices;
  readonly children: ReactNode;
}

/** The context of every screen of a remote: host services, texts, queries, and the language of the widgets. */
export function ScreenProviders({ remote, texts, host, children }: ScreenProvidersProps) {
  const page = pageHost(host);
  const { translator, queryClient } = runtimeOf(remote, texts, page);
  const language = useCurrent(host.language);
  useLayoutEffect(() => takeTexts(remote, texts, page), [remote, texts, page]);
  return (
    <HostContext value={host}>
      <LanguageContext value={language}>
        <I18nProvider locale={languageTag(language)}>
          <I18nextProvider i18n={translator} defaultNS={remote}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </I18nextProvider>
        </I18nProvider>
      </LanguageContext>
    </HostContext>
  );
}
