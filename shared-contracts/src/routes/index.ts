export * from './routes.ts';
export * from './local-machine.ts';
