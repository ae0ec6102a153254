export * from './event-schemas.ts';
