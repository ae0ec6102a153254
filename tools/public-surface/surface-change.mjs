import { REFERRED } from './surface-report.mjs';

/**
 * @typedef {object} SurfaceChange
 * @property {'none' | 'additive' | 'breaking'} kind
 * @property {string[]} broken what is gone or different, and what callers must now give
 * @property {string[]} added
 */

const SEPARATOR = ' › ';

/** Types of what callers give: a new member that they must give breaks them. */
const GIVEN = /^(?:export )?(?:interface|type) \w*(?:Props|Options|Input|Texts|Definition)\b/;
const REQUIRED_MEMBER = /^(?:readonly )?(?:'[^']+'|\w+)[(:]/;

/**
 * Each line of a report with the lines it is inside of: `section › interface A { › readonly id: number;`.
 *
 * @param {string} report
 * @returns {Set<string>}
 */
export function signaturesOf(report) {
  /** @type {Set<string>} */
  const found = new Set();
  let section = '';
  /** @type {{ depth: number, text: string }[]} */
  let around = [];
  for (const line of report.split('\n')) {
    if (line.startsWith('## ')) section = line.slice('## '.length);
    if (/^(?:#|```)/.test(line)) around = [];
    else if (section !== '' && line.trim() !== '') {
      const depth = line.search(/\S/);
      around = [...around.filter((outer) => outer.depth < depth), { depth, text: signatureOf(line) }];
      found.add([section, ...around.map(({ text }) => text)].join(SEPARATOR));
    }
  }
  return found;
}

/** A contract's version is raised with the contract: its figures alone change nothing. */
const signatureOf = (/** @type {string} */ line) =>
  line.trim().replace(/^(export const \w+_VERSION) = .*/, '$1');

/** With what is exported also as declarations that others may refer to: exporting one takes nothing away. */
const withReferred = (/** @type {Set<string>} */ signatures) =>
  new Set([
    ...signatures,
    ...[...signatures].map((one) => one.replace(/^.*? › export /, `${REFERRED}${SEPARATOR}`)),
  ]);

/**
 * What a change of a surface means for those who use it.
 *
 * @param {string} before report
 * @param {string} after report
 * @returns {SurfaceChange}
 */
export function surfaceChange(before, after) {
  const [old, current] = [signaturesOf(before), signaturesOf(after)];
  const [known, kept] = [withReferred(old), withReferred(current)];
  const added = [...current].filter((one) => !known.has(one));
  const broken = [
    ...[...old].filter((one) => !kept.has(one)),
    ...added.filter((one) => mustBeGiven(one, known)),
  ];
  return {
    kind: broken.length > 0 ? 'breaking' : added.length > 0 ? 'additive' : 'none',
    broken,
    added: added.filter((one) => !broken.includes(one)),
  };
}

/** Whether callers that give what they gave before now give too little. */
function mustBeGiven(/** @type {string} */ signature, /** @type {Set<string>} */ known) {
  const parts = signature.split(SEPARATOR);
  const [last = '', outer = ''] = parts.toReversed();
  const isKnown = (/** @type {number} */ length) => known.has(parts.slice(0, length).join(SEPARATOR));
  if (outer === 'required:')
    return parts.some((part) => part === 'body:' || part === 'params:') && isKnown(parts.length - 2);
  return GIVEN.test(parts[1] ?? '') && REQUIRED_MEMBER.test(last) && isKnown(parts.length - 1);
}
