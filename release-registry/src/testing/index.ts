export { temporaryFolder } from './temporary-folder.ts';
export { writeRemote, writeShell } from './test-releases.ts';
