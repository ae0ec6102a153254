export * from './codes.ts';
export * from './limits.ts';
export * from './performance.ts';
export * from './layout.ts';
export * from './language.ts';
export * from './storage-keys.ts';
export * from './rating-format.ts';
export * from './date-format.ts';
