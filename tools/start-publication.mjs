/**
 * @typedef {object} PublicationResult what `mfe publish-checkout --json` prints
 * @property {{ readonly code: string, readonly message: string, readonly hint?: string }} [error]
 * @property {readonly { name: string, release: string, outcome: string, live: string | null }[]} [parts]
 */

/**
 * Failures with which the server still starts. It serves the readable part of a damaged registry, and its copy of a
 * bucket that it cannot reach or may only read.
 */
const TOLERATED = ['registry-damaged', 'bucket-unreachable', 'bucket-refused'];

/**
 * Interprets the result of publishing at a start.
 *
 * @param {{ code: number, output: string }} run of `mfe publish-checkout --json`
 * @returns {{ readonly canStart: boolean, readonly lines: readonly string[] }} whether the server can start nevertheless,
 *   and the lines to print
 */
export function outcomeOfPublication({ code, output }) {
  const document = output.split('\n').find((line) => line.startsWith('{'));
  /** @type {PublicationResult} */
  const result = document === undefined ? {} : JSON.parse(document);
  const { error, parts = [] } = result;
  if (error !== undefined) {
    const canStart = TOLERATED.includes(error.code);
    return { canStart, lines: [`Nothing was published: ${error.message}`, error.hint ?? ''] };
  }
  if (code !== 0) return { canStart: false, lines: [output] };
  const lines = parts.flatMap(({ name, live, release, outcome }) => {
    if (outcome === 'released') return [`Published from this checkout: ${name} ${release}`];
    if (outcome === 'live') return [];
    const users = live === null ? 'it was removed from the product' : `users keep ${live}`;
    return [`${name}: ${users}. Run \`mfe publish\` to publish ${release}, the build of this checkout`];
  });
  return { canStart: true, lines };
}
