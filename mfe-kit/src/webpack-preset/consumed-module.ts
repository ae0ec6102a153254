import type { Module } from 'webpack';

/** What a build takes from the share scope: the import, and the version or range that it asks for. */
export interface ConsumedRequest {
  readonly shareKey: string;
  readonly requiredVersion: string;
}

/** What `module` stands for when it is taken from the share scope, or undefined for any other module. */
export function consumedRequest(module: Module): ConsumedRequest | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as Module & { options?: Partial<Record<keyof ConsumedRequest, unknown>> };
  if (typeof options?.shareKey !== 'string') return undefined;
  return { shareKey: options.shareKey, requiredVersion: String(options.requiredVersion) };
}
