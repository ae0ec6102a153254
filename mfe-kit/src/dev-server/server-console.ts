/** Error of a page that was closed or reloaded while it received a file. */
const CUT_OFF = 'ERR_STREAM_PREMATURE_CLOSE';

const isCutOff = (logged: unknown) =>
  typeof logged === 'object' && logged !== null && 'code' in logged && logged.code === CUT_OFF;

/** A console for webpack and its server that hides connections which a page closed early: that is not an error. */
export function serverConsole(target: Console): Console {
  const shown = Object.create(target) as Console;
  shown.error = (...logged: unknown[]) => {
    if (!logged.some(isCutOff)) target.error(...logged);
  };
  return shown;
}
