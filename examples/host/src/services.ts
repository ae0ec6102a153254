import { BehaviorSubject } from 'rxjs';
import type { ApiClient, FaqChapter } from '@airdex/shared-contracts/api';
import { layoutFlags } from '@airdex/shared-contracts/constants';
import type { Language } from '@airdex/shared-contracts/constants';
import { createEventBus } from '@airdex/shared-contracts/events';
import { DEFAULT_SITE_SETTINGS, REMOTE_CONTRACT_VERSION } from '@airdex/shared-contracts/remote-contract';
import type { HostServices, ReadonlyState } from '@airdex/shared-contracts/remote-contract';

const QUESTIONS: FaqChapter[] = [
  {
    id: 1,
    name: 'Other hosts',
    faqs: [
      { id: 1, question: 'Who shows this page?', content: '<p>Another host.</p>', hasAttachment: false },
    ],
  },
];

function stateOf<Value>(subject: BehaviorSubject<Value>): ReadonlyState<Value> {
  return { get: () => subject.value, changes: subject };
}

/** What this host gives to a screen: the least that the page of the questions needs. A product has more to give. */
export function createServices(): { readonly host: HostServices; setLanguage(language: Language): void } {
  const language = new BehaviorSubject<Language>('en');
  const location = new BehaviorSubject('/faq');
  const bus = createEventBus((error) => {
    throw error;
  });
  // A call that is not here fails like one to a server without it.
  const api: Partial<ApiClient> = { getFaqsChapters: () => Promise.resolve(QUESTIONS) };
  const host: HostServices = {
    contractVersion: REMOTE_CONTRACT_VERSION,
    session: stateOf(new BehaviorSubject<null>(null)),
    api: api as ApiClient,
    bus,
    language: stateOf(language),
    layout: stateOf(new BehaviorSubject(layoutFlags(window.innerWidth))),
    location: stateOf(location),
    historyEntry: stateOf(new BehaviorSubject('only')),
    navigate: (path) => {
      location.next(path);
    },
    exports: { start: () => undefined },
    dialogs: { open: () => Promise.resolve(null), prepare: () => undefined },
    settings: DEFAULT_SITE_SETTINGS,
    unsavedWork: { hold: () => () => undefined },
    telemetry: { report: () => undefined },
  };
  return {
    host,
    setLanguage(next) {
      language.next(next);
      bus.raise('languageChange', { language: next });
    },
  };
}
