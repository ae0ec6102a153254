/** Of a page that went or was loaded anew while a file was on its way to it. */
const CUT_OFF = 'ERR_STREAM_PREMATURE_CLOSE';

const isCutOff = (said: unknown) =>
  typeof said === 'object' && said !== null && 'code' in said && said.code === CUT_OFF;

/** A console for webpack and its server that leaves out connections which a page cut off: nothing is wrong then. */
export function serverConsole(target: Console): Console {
  const shown = Object.create(target) as Console;
  shown.error = (...said: unknown[]) => {
    if (!said.some(isCutOff)) target.error(...said);
  };
  return shown;
}
