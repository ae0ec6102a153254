export * from './compare-path.ts';
export * from './content-paths.ts';
export * from './routes.ts';
export * from './local-machine.ts';
export * from './link-click.ts';
