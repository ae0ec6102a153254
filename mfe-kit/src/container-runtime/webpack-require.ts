import type { ModuleFederation } from '@module-federation/enhanced/runtime';

/** A module of webpack's, by its number or name. */
export type ModuleId = string | number;

/** Containers that a share scope was already handed to. */
export type InitScope = NonNullable<
  NonNullable<Parameters<ModuleFederation['initializeSharing']>[1]>['initScope']
>;

/** What a build says of one module that it takes from the share scope. */
export interface ConsumedModule {
  readonly shareKey: string;
  readonly shareScope: readonly string[];
  readonly requiredVersion: string;
  readonly singleton: boolean;
  readonly strictVersion: boolean;
  readonly eager: boolean;
  /** Where the page has no such module: brings the remote's own copy, or throws, for most have none. */
  readonly fallback: () => unknown;
}

/** Webpack's own runtime, as far as a container reaches into it. */
export interface WebpackRequire {
  /** Factories of modules. */
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  /** Modules that have run. */
  readonly c: Record<ModuleId, unknown>;
  /** Share scopes, by name. */
  S?: object;
  /** Prepares a share scope. */
  I(shareScope: string, initScope?: InitScope): unknown;
  readonly consumesLoadingData: {
    readonly moduleIdToConsumeDataMapping: Readonly<Record<ModuleId, ConsumedModule>>;
  };
  readonly federation: {
    instance?: ModuleFederation;
    readonly initOptions: Parameters<ModuleFederation['initOptions']>[0] & { readonly name: string };
  };
}
