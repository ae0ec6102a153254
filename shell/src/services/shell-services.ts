import { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { distinctUntilChanged, map, pairwise } from 'rxjs';
import type { ApiClient } from '@airdex/shared-contracts/api';
import { CHINESE_LANGUAGE_ID, type Language } from '@airdex/shared-contracts/constants';
import { createEventBus } from '@airdex/shared-contracts/events';
import { ROUTES } from '@airdex/shared-contracts/routes';
import {
  DEFAULT_SITE_SETTINGS,
  REMOTE_CONTRACT_VERSION,
  type ReadonlyState,
  type HostServices,
  type SiteSettings,
} from '@airdex/shared-contracts/remote-contract';
import { saveFile } from '@airdex/shared-ui/save-file';
import { createPanelDisplay, type PanelDisplay } from './advanced-panel/panel-display.ts';
import { isRetried } from './api/retry.ts';
import { createShellApi, signOut } from './api/shell-api.ts';
import { createCookiesAccepted } from './cookies-accepted.ts';
import { currentValue, type CurrentValue } from '../lib/current/current-value.ts';
import { createDialogHost, type DialogHost } from './dialogs/dialog-host.ts';
import { createPayloadCheck } from './event-log/check-payload.ts';
import { createEventLog, type LoggedEvent } from './event-log/event-log.ts';
import { createPageExports, type PageExports } from './exports/page-exports.ts';
import { createHeaderState } from './header-search/header-state.ts';
import type { HeaderSearch } from './header-search/header-search.ts';
import { applyLanguage } from './language/apply-language.ts';
import { createLanguageChoice, isLanguageChosen } from './language/language-choice.ts';
import { createShellTexts } from './language/shell-texts.ts';
import { createWindowLayout } from './layout/window-layout.ts';
import { createSearchNames, type SearchNames } from './results/search-names.ts';
import { followOtherWindows, openWindowChannel } from './other-windows/follow-other-windows.ts';
import { NO_REMOTE_PAGES, type RemotePages } from './remote-pages/remote-pages.ts';
import { createResultsDisplay, type ResultsDisplay } from './results/results-display.ts';
import { createNavigation, type Navigation } from './location/navigation.ts';
import { createPageLocation, type PageLocation } from './location/page-location.ts';
import { createRequestedLocation, type RequestedLocation } from './session/requested-location.ts';
import { takeTab } from './session/tab-user.ts';
import { createSession, type Session } from './session/session.ts';
import { OPEN_DIALOGS } from '../lib/open-dialogs.ts';
import { browserStorage, type BrowserStorage } from '../lib/storage/browser-storage.ts';
import { createThemeChoice, type Theme } from './theme/theme-choice.ts';
import { watchTypedFields } from './unsaved-work/typed-fields.ts';
import { createUnsavedWork, type UnsavedWork } from './unsaved-work/unsaved-work.ts';
import { warnBeforeLeaving } from './unsaved-work/warn-before-leaving.ts';
import { createTelemetry, type ShellTelemetry } from './telemetry.ts';

/** Everything the shell's components work with. `host` is the part that remotes get. */
export interface ShellServices {
  readonly session: Session;
  readonly requestedLocation: RequestedLocation;
  readonly api: ApiClient;
  readonly language: CurrentValue<Language>;
  readonly theme: CurrentValue<Theme>;
  readonly cookiesAccepted: CurrentValue<boolean>;
  readonly texts: i18n;
  readonly navigation: Navigation;
  readonly pageLocation: PageLocation;
  readonly headerSearch: HeaderSearch;
  readonly resultsDisplay: ResultsDisplay;
  readonly searchNames: SearchNames;
  readonly advancedPanel: PanelDisplay;
  readonly dialogs: DialogHost;
  readonly queryClient: QueryClient;
  readonly exports: PageExports;
  readonly unsavedWork: UnsavedWork;
  /** Whether a field still contains text that the user typed. */
  readonly hasTypedText: () => boolean;
  /** The last events of the page. */
  readonly events: ReadonlyState<readonly LoggedEvent[]>;
  /** Pages that remotes add to the contract's routes. */
  readonly remotePages: RemotePages;
  readonly localStorage: BrowserStorage;
  readonly host: HostServices;
  readonly telemetry: ShellTelemetry;
  /** Starts the session of a login, with the user's own language if none was chosen in this browser. */
  signIn(token: string): boolean;
  signOut(): Promise<void>;
  /** Ends the session at once, and opens the login page. */
  logOut(): void;
}

/** Creates the services of the shell, once per page. */
export function createShellServices(
  fetchIt: typeof fetch,
  settings: SiteSettings = DEFAULT_SITE_SETTINGS,
  remotePages: RemotePages = NO_REMOTE_PAGES,
): ShellServices {
  const local = browserStorage(() => window.localStorage);
  const tab = browserStorage(() => window.sessionStorage);
  const telemetry = createTelemetry();
  const bus = createEventBus(
    (error) => telemetry.report({ kind: 'error', name: 'event-handler', error }),
    createPayloadCheck(),
  );
  const events = createEventLog(bus);
  const language = createLanguageChoice(local);
  const texts = createShellTexts(language.get(), settings.branding);
  applyLanguage(language, texts, bus);
  const session = createSession(local);
  const idUser = session.user.get()?.IdUser;
  // Before anything reads the state of the tab.
  if (idUser !== undefined) takeTab(tab, idUser);
  const requestedLocation = createRequestedLocation(tab);
  const apiOptions = { fetch: fetchIt, session, language, bus };
  const api = createShellApi(apiOptions);
  const navigation = createNavigation();
  const dialogs = createDialogHost();
  const pageLocation = createPageLocation();
  const searchNames = createSearchNames(bus, tab);
  const layout = createWindowLayout();
  const headerSearch = createHeaderState({
    bus,
    language,
    location: pageLocation.location,
    isCovered: () =>
      // A hosted dialog that has its answer only shows a notice.
      dialogs.opened.get().some(({ isAnswered }) => !isAnswered) ||
      // A remote's own dialog or list, but not the list of the search box itself.
      (document.querySelector(OPEN_DIALOGS) !== null &&
        document.querySelector('[role="search"] [aria-expanded="true"]') === null),
    texts,
    storage: tab,
  });
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: {
        retry: isRetried,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => (state.status === 'error' ? 'always' : false),
        networkMode: 'always',
      },
    },
  });

  const unsavedWork = createUnsavedWork();
  const exports = createPageExports({
    api: (exportLanguage) => createShellApi({ ...apiOptions, language: currentValue(exportLanguage) }),
    pageLanguage: () => language.get(),
    telemetry,
    save: saveFile,
  });
  warnBeforeLeaving(exports.jobs, unsavedWork.isAny);

  const otherWindows = openWindowChannel();
  if (otherWindows !== null) followOtherWindows(bus, otherWindows);

  // A token that the server refuses is useless. Without it, the protected pages redirect to the login page.
  bus.on('sendToLogin').subscribe(() => {
    if (session.token() !== null) session.end('refused');
  });
  // The next user must not see what the previous one saw and typed.
  const userId = session.user.changes.pipe(map((user) => user?.IdUser ?? null));
  userId.pipe(distinctUntilChanged(), pairwise()).subscribe(([previous, next]) => {
    queryClient.clear();
    exports.clear();
    dialogs.closeAll();
    events.clear();
    const isOthers = next !== null && takeTab(tab, next);
    if (previous === null && !isOthers) return;
    searchNames.forget();
    bus.raise('clearHeader');
    bus.raise('closeAdvancedSearch');
  });

  return {
    session,
    requestedLocation,
    api,
    language,
    theme: createThemeChoice(local),
    cookiesAccepted: createCookiesAccepted(local),
    texts,
    navigation,
    pageLocation,
    headerSearch,
    searchNames,
    resultsDisplay: createResultsDisplay(bus, pageLocation),
    advancedPanel: createPanelDisplay({ bus, layout, storage: tab }),
    dialogs,
    queryClient,
    exports,
    unsavedWork,
    hasTypedText: watchTypedFields(document),
    events,
    remotePages,
    localStorage: local,
    telemetry,
    host: {
      contractVersion: REMOTE_CONTRACT_VERSION,
      session: session.user,
      api,
      bus,
      language,
      layout,
      location: pageLocation.location,
      historyEntry: pageLocation.historyEntry,
      navigate: navigation.go,
      exports,
      dialogs: dialogs.host,
      settings,
      unsavedWork: unsavedWork.host,
      telemetry: { report: telemetry.report },
    },
    signIn(token) {
      if (!session.start(token)) return false;
      const isChinese = session.user.get()?.IdLanguage === CHINESE_LANGUAGE_ID;
      if (isChinese && !isLanguageChosen(local) && language.get() !== 'ch') language.set('ch');
      else bus.raise('languageChange', { language: language.get() });
      return true;
    },
    signOut: () => signOut(apiOptions),
    logOut() {
      navigation.go(ROUTES.login);
      requestedLocation.forget();
      void signOut(apiOptions);
    },
  };
}
