/** Whether a host name is that of the machine itself. The style guide is for developers only, so it exists only there. */
export function isLocalMachine(hostname: string): boolean {
  return /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
