import semver from 'semver';
import { surfaceChange } from './surface-change.mjs';

/**
 * Checks the version of a package against the change of its surface.
 *
 * @param {object} state
 * @param {string} state.version of package.json
 * @param {string} state.changelog
 * @param {string} state.recorded report of the version before the change
 * @param {string} state.current report of the sources
 * @returns {string[]} problems, each a sentence that says what to do
 */
export function versionProblems({ version, changelog, recorded, current }) {
  const before = recordedVersion(recorded);
  const { kind, broken, added } = surfaceChange(recorded, current);
  const problems = [];
  const required = kind === 'none' ? undefined : requiredVersion(before, kind);
  if (required !== undefined && semver.lt(version, required))
    problems.push(
      `The change is ${kind}, so package.json must raise the version from ${before} to ${required} or more; it has ${version}.`,
      ...(kind === 'breaking' ? listed('broken', broken) : listed('new', added)),
    );
  else if (semver.lt(version, before)) problems.push(`The version goes back from ${before} to ${version}.`);
  if (!describes(changelog, version))
    problems.push(`CHANGELOG.md needs a heading "## ${version}" with at least one line about that version.`);
  return problems;
}

const LISTED_MAX = 20;

/** @param {string} word @param {readonly string[]} signatures */
const listed = (word, signatures) => [
  ...signatures.slice(0, LISTED_MAX).map((one) => `  ${word}: ${one}`),
  ...(signatures.length > LISTED_MAX ? [`  … and ${signatures.length - LISTED_MAX} more`] : []),
];

/** @param {string} before @param {'additive' | 'breaking'} kind */
const requiredVersion = (before, kind) =>
  semver.inc(before, kind === 'breaking' ? 'major' : 'minor') ?? before;

/** The package version that a report describes. */
function recordedVersion(/** @type {string} */ report) {
  const [, version = ''] = /^# Public surface of \S+ (\S+)$/m.exec(report) ?? [];
  if (semver.valid(version) === null) throw new Error('The heading of the report names no version');
  return version;
}

/** Whether a change log has a non-empty entry for a version. */
function describes(/** @type {string} */ changelog, /** @type {string} */ version) {
  const lines = changelog.split('\n');
  // A date may follow.
  const start = lines.findIndex((line) => `${line} `.startsWith(`## ${version} `));
  if (start === -1) return false;
  const length = lines.slice(start + 1).findIndex((line) => line.startsWith('## '));
  const entry = lines.slice(start + 1, length === -1 ? undefined : start + 1 + length);
  return entry.some((line) => line.trim() !== '');
}
