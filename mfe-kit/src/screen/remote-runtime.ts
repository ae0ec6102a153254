import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { languageTag } from '@airdex/shared-contracts/constants';
import type { HostServices } from '@airdex/shared-contracts/remote-contract';
import { createQueryClient } from './query-client.ts';
import { createTranslator, replaceTexts } from './remote-texts.ts';
import type { RemoteTexts } from './remote-texts.ts';

/** What the screens of one remote have in common while the page lives. */
export interface RemoteRuntime {
  readonly translator: I18n;
  /** What the translator has. */
  texts: RemoteTexts;
  readonly queryClient: QueryClient;
}

/** Makes a remote's runtime and lets it follow the host: its language, and whose data may be kept. */
export function createRuntime(remote: string, texts: RemoteTexts, host: HostServices): RemoteRuntime {
  const translator = createTranslator(remote, texts, host.language.get());
  const queryClient = createQueryClient();
  host.language.changes.subscribe((language) => void translator.changeLanguage(languageTag(language)));
  let user = host.session.get()?.IdUser;
  host.session.changes.subscribe((session) => {
    if (session?.IdUser === user) return;
    user = session?.IdUser;
    // One user's data is never shown to the next.
    queryClient.clear();
  });
  return { translator, texts, queryClient };
}

const runtimes = new WeakMap<HostServices, Map<string, RemoteRuntime>>();

/** The runtime of `remote` under `host`, made once: a remote has one host as long as the page lives. */
export function runtimeOf(remote: string, texts: RemoteTexts, host: HostServices): RemoteRuntime {
  const ofHost = runtimes.get(host) ?? new Map<string, RemoteRuntime>();
  runtimes.set(host, ofHost);
  const runtime = ofHost.get(remote) ?? createRuntime(remote, texts, host);
  ofHost.set(remote, runtime);
  return runtime;
}

/** Has a remote go on with other texts than it began with, as on a dev server after a change of them. */
export function takeTexts(remote: string, texts: RemoteTexts, host: HostServices): void {
  const runtime = runtimeOf(remote, texts, host);
  if (runtime.texts === texts) return;
  runtime.texts = texts;
  replaceTexts(runtime.translator, remote, texts);
}
