/** Whether a host name is that of the machine itself: the style guide is for who develops it. */
export function isLocalMachine(hostname: string): boolean {
  return /^(localhost|(.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
