export * from './event-map.ts';
export * from './event-bus.ts';
