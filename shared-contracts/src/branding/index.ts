export * from './default-branding.ts';
