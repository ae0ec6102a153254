/**
 * Calls back once when the parent process has ended. npm starts scripts through a shell: a signal that ends npm also
 * ends this shell, but does not reach the processes that the shell started, which would keep running.
 *
 * Works only under npm: a script that is started directly may keep running without its parent.
 *
 * @param {() => void} callBack
 */
export function whenOrphaned(callBack) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callBack();
  }, 500);
  timer.unref();
}
