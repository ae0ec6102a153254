import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { languageTag } from '@airdex/shared-contracts/constants';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { holdWhileStoring } from './hold-while-storing.ts';
import { createQueryClient } from './query-client.ts';
import { createTranslator, replaceTexts } from './remote-texts.ts';
import type { RemoteTexts } from './remote-texts.ts';

/** State that the screens of a remote share as long as the page lives. */
export interface RemoteRuntime {
  readonly translator: I18n;
  /** The texts of the translator. */
  texts: RemoteTexts;
  readonly queryClient: QueryClient;
}

/** Creates a remote's runtime, which follows the host's language and user. */
export function createRuntime(remote: string, texts: RemoteTexts, host: HostServices): RemoteRuntime {
  const translator = createTranslator(remote, texts, host.language.get(), host.settings.branding);
  const queryClient = createQueryClient();
  holdWhileStoring(queryClient, host);
  host.language.changes.subscribe((language) => void translator.changeLanguage(languageTag(language)));
  let user = host.session.get()?.IdUser;
  host.session.changes.subscribe((session) => {
    if (session?.IdUser === user) return;
    user = session?.IdUser;
    // The next user must never see the data of the previous one.
    queryClient.clear();
  });
  return { translator, texts, queryClient };
}

const runtimes = new WeakMap<HostServices, Map<string, RemoteRuntime>>();

/** The runtime of `remote` under `host`. It is created once: a remote has one host as long as the page lives. */
export function runtimeOf(remote: string, texts: RemoteTexts, host: HostServices): RemoteRuntime {
  const ofHost = runtimes.get(host) ?? new Map<string, RemoteRuntime>();
  runtimes.set(host, ofHost);
  const runtime = ofHost.get(remote) ?? createRuntime(remote, texts, host);
  ofHost.set(remote, runtime);
  return runtime;
}

/** Replaces the texts of a remote, as on a dev server after a change. */
export function takeTexts(remote: string, texts: RemoteTexts, host: HostServices): void {
  const runtime = runtimeOf(remote, texts, host);
  if (runtime.texts === texts) return;
  runtime.texts = texts;
  replaceTexts(runtime.translator, remote, texts);
}
