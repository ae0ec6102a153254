import type { Observable } from 'rxjs';
import type { ApiClient } from '../api/client/api-client.ts';
import type { LogonInfo } from '../api/account/logon-info.ts';
import type { LayoutFlags } from '../constants/layout.ts';
import type { Language } from '../constants/language.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { HostDialogs } from './dialogs.ts';
import type { HostExports } from './export-order.ts';
import type { SiteSettings } from './site-settings.ts';

/** A value that changes: the current value, and a stream that starts with it. */
export interface ReadonlyState<Value> {
  get(): Value;
  readonly changes: Observable<Value>;
}

/** Keeps the page from reloading automatically. */
export interface HostUnsavedWork {
  /** Marks unsaved work. Call the returned function once the input is saved or discarded. */
  hold(): () => void;
}

/** An error or a timing of a remote. */
export interface TelemetryReport {
  readonly kind: 'error' | 'timing';
  /** What failed or was measured, such as 'render' or 'first-results'. */
  readonly name: string;
  /** Milliseconds, for timings. */
  readonly value?: number;
  readonly error?: unknown;
}

/**
 * The services that the shell passes to each remote. Remotes access session, API, language and navigation only through
 * this object, and never see the token.
 */
export interface HostServices {
  /** Contract version of the shell. */
  readonly contractVersion: string;
  /** The signed-in user, null on public screens. */
  readonly session: ReadonlyState<LogonInfo | null>;
  readonly api: ApiClient;
  readonly bus: EventBus;
  readonly language: ReadonlyState<Language>;
  readonly layout: ReadonlyState<LayoutFlags>;
  /** Path and query of the page, such as '/search?v=1&q=news'. */
  readonly location: ReadonlyState<string>;
  /**
   * Identifies the current entry of the tab's history. It is the same when the user returns to the entry or reloads it,
   * and when its path is replaced. It changes before `location` does.
   */
  readonly historyEntry: ReadonlyState<string>;
  /**
   * Opens a path of the application, as a link would. `location` has changed when it returns. Does nothing after the
   * screen is unmounted.
   */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** Exports, which can take a while; since 1.2.0. */
  readonly exports: HostExports;
  /** Dialogs of any remote; since 1.2.0. */
  readonly dialogs: HostDialogs;
  /** Settings of the site; since 1.2.0. */
  readonly settings: SiteSettings;
  /** Unsaved work of the user that a reload would lose; since 1.3.0. */
  readonly unsavedWork: HostUnsavedWork;
  /**
   * The same services for state that a remote keeps between its screens: they last as long as the page. The services of
   * a screen end when it is unmounted, and their subscriptions end too. Since 1.3.0.
   */
  readonly page?: HostServices;
  readonly telemetry: { report(report: TelemetryReport): void };
}

/** The props of a screen's root component. */
export type RemoteProps<Props> = Props & { readonly host: HostServices };
