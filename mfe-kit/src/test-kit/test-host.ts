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
  /** Calls with a response from the test. Any other call fails with its name. */
  readonly api?: Partial<ApiClient>;
  readonly language?: Language;
  /** Width of the window in pixels; it decides the layout. */
  readonly width?: number;
  readonly session?: LogonInfo | null;
  readonly settings?: Partial<SiteSettings>;
  /** Results of dialogs. Any other dialog closes at once with null. */
  readonly dialogs?: DialogAnswers;
  /** Path and query at which the page opens; by default the home page. */
  readonly location?: string;
}

type DialogAnswers = {
  readonly [Name in DialogName]?: (
    props: DialogProps<Name>,
  ) => DialogResult<Name> | null | Promise<DialogResult<Name> | null>;
};

/** A host for tests, with a real bus and values, and records of what the remote did. */
export interface TestHost extends HostServices {
  readonly setLanguage: (language: Language) => void;
  readonly setWidth: (width: number) => void;
  /** Signs in another user, or ends the session with null. */
  readonly setSession: (session: LogonInfo | null) => void;
  /** Calls that the server would refuse and responses that it could not send, one line each; also on the console. */
  readonly apiProblems: readonly string[];
  /** Paths to which the remote navigated. */
  readonly navigations: readonly string[];
  /** Exports that the remote requested. */
  readonly orders: readonly ExportOrder[];
  /** The tab's history, for Back and Forward. */
  readonly history: Pick<TestHistory, 'back' | 'forward' | 'paths'>;
  readonly reports: readonly TelemetryReport[];
  /** How many pieces of unsaved work the remote holds. */
  readonly heldWork: () => number;
  /** Dialogs that the remote opened, with their props. */
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

/** Creates a host without a shell. Everything is real except the API, whose responses the test defines. */
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
