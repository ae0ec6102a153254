export { buildShell } from './build-shell.ts';
