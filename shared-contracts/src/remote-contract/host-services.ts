import type { Observable } from 'rxjs';
import type { ApiClient } from '../api/client/api-client.ts';
import type { LogonInfo } from '../api/account/logon-info.ts';
import type { LayoutFlags } from '../constants/layout.ts';
import type { Language } from '../constants/language.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { HostDialogs } from './dialogs.ts';
import type { HostExports } from './export-order.ts';
import type { SiteSettings } from './site-settings.ts';

/** A value that changes: its current value, and a stream that starts with it. */
export interface ReadonlyState<Value> {
  get(): Value;
  readonly changes: Observable<Value>;
}

/** Keeps the page from reloading automatically. */
export interface HostUnsavedWork {
  /** There is unsaved work until what it answers is called: hold it for as long as something typed is not yet kept. */
  hold(): () => void;
}

/** Something worth knowing about a remote at work. */
export interface TelemetryReport {
  readonly kind: 'error' | 'timing';
  /** What it is about, such as 'render' or 'first-results'. */
  readonly name: string;
  /** Milliseconds, for timings. */
  readonly value?: number;
  readonly error?: unknown;
}

/**
 * What the shell gives to every remote. A remote gets at session, API, language and navigation through this and in no
 * other way; it never sees the token.
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
   * Names the entry of the tab's history that is shown: the same when the user comes back to it, also by a reload, and
   * when its path is replaced. It changes before `location` does.
   */
  readonly historyEntry: ReadonlyState<string>;
  /** Goes to a path of the application, as a link would; `location` is the new one on return. Nowhere once the screen has ended. */
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  /** Files that take a while; since 1.2.0. */
  readonly exports: HostExports;
  /** Dialogs of any remote; since 1.2.0. */
  readonly dialogs: HostDialogs;
  /** What is decided for the whole site; since 1.2.0. */
  readonly settings: SiteSettings;
  /** Unsaved work of the user that a reload would lose; since 1.3.0. */
  readonly unsavedWork: HostUnsavedWork;
  /**
   * The same services for what a remote keeps between its screens: they last as long as the page. Those that a screen is
   * given end with it: what it has subscribed to is heard no more. Since 1.3.0.
   */
  readonly page?: HostServices;
  readonly telemetry: { report(report: TelemetryReport): void };
}

/** What a screen's root component receives. */
export type RemoteProps<Props> = Props & { readonly host: HostServices };
