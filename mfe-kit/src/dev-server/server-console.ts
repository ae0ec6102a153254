/** Error of a page that was closed or reloaded while it received a file. */
const CUT_OFF = 'ERR_STREAM_PREMATURE_CLOSE';

const isCutOff = (said: unknown) =>
  typeof said === 'object' && said !== null && 'code' in said && said.code === CUT_OFF;

/** A console for webpack and its server that hides connections which a page closed early: that is not an error. */
export function serverConsole(target: Console): Console {
  const shown = Object.create(target) as Console;
  shown.error = (...said: unknown[]) => {
    if (!said.some(isCutOff)) target.error(...said);
  };
  return shown;
}
