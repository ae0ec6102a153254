import type { HistoryEntry, PartStatus, RegistryStatus } from '@airdex/shared-contracts/composition';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time since a moment, in its largest unit: `3 h`. */
function ageOf(time: string, now: number): string {
  const age = Math.max(0, now - Date.parse(time));
  if (age < MINUTE) return `${Math.floor(age / 1000)} s`;
  if (age < HOUR) return `${Math.floor(age / MINUTE)} min`;
  if (age < 2 * DAY) return `${Math.floor(age / HOUR)} h`;
  return `${Math.floor(age / DAY)} days`;
}

/** A time as UTC to the second: `2026-01-31 08:05:09`. */
function timeOf(time: string): string {
  return time.slice(0, 19).replace('T', ' ');
}

function since(time: string | null, who: string | null): string {
  return time === null ? '' : `, since ${timeOf(time)} UTC by ${who ?? 'somebody'}`;
}

function partLines(parts: readonly PartStatus[], now: number): string[] {
  const width = Math.max(...parts.map(({ name }) => name.length), 0);
  return parts.map(({ name, release, contractVersion, builtAt }) => {
    const age = builtAt === null ? 'age unknown' : `built ${ageOf(builtAt, now)} ago`;
    return `  ${name.padEnd(width)}  ${release}  contract ${contractVersion}  ${age}`;
  });
}

function historyLine(entry: HistoryEntry): string {
  const { revision, at, who, token, action, from, to, percent, releases, takenOut, removed, reason } = entry;
  const parts = [
    `  ${String(revision).padStart(4)}  ${timeOf(at)}  ${action.padEnd(11)}`,
    action === 'prune' ? `keeps ${to}` : `${from ?? 'nothing'} → ${to}`,
    ...(percent === undefined ? [] : [`canary ${percent}%`]),
    token === undefined ? who : `${who} (token ${token})`,
    ...(releases ?? []),
    ...(removed === undefined ? [] : [`${removed.length} compositions and releases removed`]),
    ...(takenOut === undefined ? [] : [`${takenOut} removed`]),
    ...(reason === undefined ? [] : [`“${reason}”`]),
  ];
  return parts.join('  ');
}

/** Describes what users get, with the history, as text. `now`: milliseconds since the epoch. */
export function describeStatus(status: RegistryStatus, now: number): string {
  const { revision, current, canary, previous, history } = status;
  return [
    `Live: composition ${current.composition} (revision ${revision})${since(current.since, current.who)}`,
    ...partLines(current.parts, now),
    canary === null
      ? 'No canary is running.'
      : `Canary: composition ${canary.composition} for ${canary.percent}% of users${since(canary.since, canary.who)}`,
    ...(canary === null ? [] : partLines(canary.parts, now)),
    previous.length === 0 ? 'There is no earlier composition.' : `Before: ${previous.slice(0, 5).join(' ')}`,
    ...(history.length === 0 ? [] : ['History, newest first:', ...history.map(historyLine)]),
  ].join('\n');
}
