import type { Module } from 'webpack';

/** The import that `module` stands for when a build takes it from the share scope, or undefined for any other module. */
export function sharedRequest(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  const { options } = module as Module & { options?: { readonly shareKey?: unknown } };
  return typeof options?.shareKey === 'string' ? options.shareKey : undefined;
}
