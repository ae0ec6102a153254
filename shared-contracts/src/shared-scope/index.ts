export * from './shared-libraries.ts';
