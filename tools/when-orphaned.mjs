/**
 * Calls back once when the process that started this one is gone. npm starts scripts through a shell: a signal that
 * ends npm ends that shell too, but does not reach what the shell started, which would stay behind.
 *
 * Only under npm: whoever starts a script by itself may well leave it running alone.
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
