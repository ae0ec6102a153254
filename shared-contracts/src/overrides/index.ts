export * from './allowed-origins.ts';
export * from './development-manifest.ts';
export * from './override-list.ts';
export * from './override-names.ts';
export * from './override-request.ts';
export * from './page-overrides.ts';
export * from './remote-override.ts';
