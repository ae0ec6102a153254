export * from './compare-path.ts';
export * from './routes.ts';
export * from './local-machine.ts';
