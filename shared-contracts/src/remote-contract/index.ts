export * from './contract-version.ts';
export * from './dialog-screens.ts';
export type * from './dialogs.ts';
export * from './export-order.ts';
export type * from './host-services.ts';
export * from './remote-screens.ts';
export * from './route-screens.ts';
export type * from './screen-lifecycles.ts';
export * from './site-settings.ts';
