import { BehaviorSubject } from 'rxjs';
import type { ApiClient, LogonInfo } from '@airdex/shared-contracts/api';
import { layoutFlags, type Language, type LayoutFlags } from '@airdex/shared-contracts/constants';
import { createEventBus } from '@airdex/shared-contracts/events';
import {
  DEFAULT_SITE_SETTINGS,
  REMOTE_CONTRACT_VERSION,
  type ReadonlyState,
  type ExportOrder,
  type DialogName,
  type DialogProps,
  type DialogResult,
  type HostServices,
  type SiteSettings,
  type TelemetryReport,
} from '@airdex/shared-contracts/remote-contract';
import { answeredApi } from './answered-api.ts';
import { createApiProblems } from './api-problems.ts';
import { createTestHistory, type TestHistory } from './test-history.ts';

export interface TestHostOptions {
  /** The calls that the test answers. Any other call fails and says which one it was. */
  readonly api?: Partial<ApiClient>;
  readonly language?: Language;
  /** Width of the window in pixels; it decides the layout. */
  readonly width?: number;
  readonly session?: LogonInfo | null;
  readonly settings?: Partial<SiteSettings>;
  /** How dialogs are answered; those that are not named are closed at once, with null. */
  readonly dialogs?: DialogAnswers;
  /** Path and query that the page was opened at; the home page when left out. */
  readonly location?: string;
}

type DialogAnswers = {
  readonly [Name in DialogName]?: (
    props: DialogProps<Name>,
  ) => DialogResult<Name> | null | Promise<DialogResult<Name> | null>;
};

/** A host for tests: real bus and values, and what the test wants to know of what the remote did. */
export interface TestHost extends HostServices {
  readonly setLanguage: (language: Language) => void;
  readonly setWidth: (width: number) => void;
  /** Another user signs in, or with null nobody is signed in any more: a session that has ended. */
  readonly setSession: (session: LogonInfo | null) => void;
  /** What the server would have refused, or could not have answered, a line each; told on the console too. */
  readonly apiProblems: readonly string[];
  /** Paths that the remote went to. */
  readonly navigations: readonly string[];
  /** Exports that the remote asked for. */
  readonly orders: readonly ExportOrder[];
  /** The tab's history: what the user can go back and forward in. */
  readonly history: Pick<TestHistory, 'back' | 'forward' | 'paths'>;
  readonly reports: readonly TelemetryReport[];
  /** How many pieces of unsaved work the remote holds. */
  readonly heldWork: () => number;
  /** Dialogs that the remote opened, and with what. */
  readonly openedDialogs: readonly OpenedDialog[];
}

interface OpenedDialog {
  readonly name: DialogName;
  readonly props: DialogProps<DialogName>;
}

const SUBSCRIBER: LogonInfo = {
  IdUser: 1,
  Username: 'demo',
  CompanyName: 'Company',
  IdLanguage: null,
  PagesAuthorization: { HasNotaSelection: true },
  HasEvaluationAccess: true,
  HasDailyUpdateAccess: true,
};

function current<Value>(subject: BehaviorSubject<Value>): ReadonlyState<Value> {
  return { get: () => subject.value, changes: subject };
}

/** Makes a host without a shell: everything real but the API, which the test answers call by call. */
export function createTestHost(options: TestHostOptions = {}): TestHost {
  const language = new BehaviorSubject<Language>(options.language ?? 'en');
  const layout = new BehaviorSubject<LayoutFlags>(layoutFlags(options.width ?? 1600));
  const session = new BehaviorSubject<LogonInfo | null>(
    options.session === undefined ? SUBSCRIBER : options.session,
  );
  const problems = createApiProblems();
  const navigations: string[] = [];
  const orders: ExportOrder[] = [];
  const history = createTestHistory(options.location ?? '/');
  const reports: TelemetryReport[] = [];
  const openedDialogs: OpenedDialog[] = [];
  let held = 0;
  const bus = createEventBus((error) => {
    throw error;
  });
  return {
    contractVersion: REMOTE_CONTRACT_VERSION,
    session: current(session),
    language: current(language),
    layout: current(layout),
    api: answeredApi(options.api ?? {}, problems),
    apiProblems: problems.lines,
    bus,
    location: history.location,
    historyEntry: history.historyEntry,
    navigate: (path, how) => {
      navigations.push(path);
      history.navigate(path, how);
    },
    exports: {
      start: (order) => {
        orders.push(order);
      },
    },
    dialogs: {
      open: async (name, props) => {
        openedDialogs.push({ name, props });
        return (await options.dialogs?.[name]?.(props)) ?? null;
      },
      prepare: () => undefined,
    },
    unsavedWork: {
      hold() {
        held += 1;
        let isHeld = true;
        return () => {
          if (isHeld) held -= 1;
          isHeld = false;
        };
      },
    },
    heldWork: () => held,
    settings: { ...DEFAULT_SITE_SETTINGS, ...options.settings },
    telemetry: {
      report: (report) => {
        reports.push(report);
      },
    },
    setLanguage: (next) => {
      language.next(next);
      bus.raise('languageChange', { language: next });
    },
    setWidth: (width) => {
      layout.next(layoutFlags(width));
    },
    setSession: (next) => {
      session.next(next);
    },
    navigations,
    orders,
    history,
    reports,
    openedDialogs,
  };
}
