export * from './handed-over-code.ts';
export * from './shared-libraries.ts';
