import { REFERRED } from './surface-report.mjs';

/**
 * @typedef {object} SurfaceChange
 * @property {'none' | 'additive' | 'breaking'} kind
 * @property {string[]} broken what was removed or changed, and what callers must now pass
 * @property {string[]} added
 */

const SEPARATOR = ' › ';

/** Types of values that callers pass: a new required member breaks callers. */
const GIVEN = /^(?:export )?(?:interface|type) \w*(?:Props|Options|Input|Texts|Definition)\b/;
const REQUIRED_MEMBER = /^(?:readonly )?(?:'[^']+'|\w+)[(:]/;

/**
 * Returns each line of a report with the lines that enclose it: `section › interface A { › readonly id: number;`.
 *
 * @param {string} report
 * @returns {Set<string>}
 */
function signaturesOf(report) {
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
      for (const each of namesOf(signatureOf(line)))
        found.add([section, ...around.slice(0, -1).map(({ text }) => text), ...each].join(SEPARATOR));
    }
  }
  return found;
}

/** Ignores the value of a contract's version: it changes together with the contract. */
const signatureOf = (/** @type {string} */ line) =>
  line.trim().replace(/^(export const \w+_VERSION) = .*/, '$1');

const NAMES = /^(export (?:type \w+ = |const \w+: Readonly<Record<))('[^']+'(?: \| '[^']+')+)(.*)$/;

/** A list of names, such as those of the calls, as one signature for each: it may grow. */
function namesOf(/** @type {string} */ signature) {
  const [, before = '', names = '', after = ''] = NAMES.exec(signature) ?? [];
  if (names === '') return [[signature]];
  return names.split(' | ').map((name) => [`${before}…${after}`, name]);
}

/** Adds each exported declaration as one that others refer to, because exporting a declaration removes nothing. */
const withReferred = (/** @type {Set<string>} */ signatures) =>
  new Set([
    ...signatures,
    ...[...signatures].map((one) => one.replace(/^.*? › export /, `${REFERRED}${SEPARATOR}`)),
  ]);

/**
 * Determines how a change of a surface affects its users.
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

/** Whether existing callers now pass too little. */
function mustBeGiven(/** @type {string} */ signature, /** @type {Set<string>} */ known) {
  const parts = signature.split(SEPARATOR);
  const [last = '', outer = ''] = parts.toReversed();
  const isKnown = (/** @type {number} */ length) => known.has(parts.slice(0, length).join(SEPARATOR));
  if (outer === 'required:')
    return parts.some((part) => part === 'body:' || part === 'params:') && isKnown(parts.length - 2);
  return GIVEN.test(parts[1] ?? '') && REQUIRED_MEMBER.test(last) && isKnown(parts.length - 1);
}
