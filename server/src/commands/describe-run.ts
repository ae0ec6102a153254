import type { Kysely } from 'kysely';
import type { DatabaseSchema } from '../database/schema.ts';
import { dayTotals } from '../features/daily-update/queue/day-totals.ts';
import type { LetterState } from '../features/daily-update/queue/letter-queue.ts';
import type { LetterOutcome } from '../features/daily-update/run/deliver-letter.ts';
import { letterDay } from '../features/daily-update/run/letter-schedule.ts';
import type { LetterServices } from '../features/daily-update/run/letter-services.ts';
import { loadRecipients } from '../features/daily-update/run/recipient.ts';
import type { previewLetters, RunResult } from '../features/daily-update/run/run-letters.ts';

/** Number of users up to which each is listed; beyond that, only failures. */
const LISTED_MAX = 50;

const NOBODY_ACTIVE = '  Nobody has activated the daily update.';

const STATES: Readonly<Record<LetterState, string>> = {
  sent: 'sent',
  'nothing-new': 'had nothing new',
  waiting: 'still to be composed',
  composed: 'still to be sent',
  sending: 'being sent',
  failed: 'failed',
  withdrawn: 'no longer wanted',
  unsure: 'in an unknown state',
};

function programmes(count: number): string {
  return `${count.toLocaleString('en')} new ${count === 1 ? 'programme' : 'programmes'}`;
}

function describeOutcome({ result, programmes: count, problem }: LetterOutcome): string {
  switch (result) {
    case 'sent':
      return `sent: ${programmes(count)}`;
    case 'nothing-new':
      return 'nothing new, no mail';
    case 'retry':
      return `not accepted by the mail server (${problem ?? ''}); it will be tried again`;
    case 'failed':
      return `refused by the mail server (${problem ?? ''})`;
    case 'unsure':
      return `the connection broke (${problem ?? ''}); the letter may have arrived, and will not be sent again`;
    case 'error':
      return 'an error on the server (see its log); it will be tried again';
    case 'withdrawn':
      return 'no longer wanted';
    case 'lost':
      return 'taken over by another node';
  }
}

/** Whether every letter of a run reached a mail server or did not need to. */
export function isRunClean({ outcomes }: RunResult): boolean {
  return outcomes.every(({ result }) => !['retry', 'failed', 'unsure', 'error'].includes(result));
}

function listed(lines: readonly (readonly [name: string, description: string])[]): string[] {
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, description]) => `  ${name.padEnd(width)}  ${description}`);
}

/** Why a run had nothing to do after the daily time. Counts the current subscribers only, or the one user. */
async function describeIdleRun(
  { catalogue: { kysely }, schedule }: LetterServices,
  day: string,
  idUser: number | null,
): Promise<string[]> {
  const recipients = await loadRecipients(kysely, idUser);
  if (recipients.length === 0) return [NOBODY_ACTIVE];
  const states = await statesOf(kysely, day);
  let next = 0;
  const counts = new Map<LetterState, number>();
  for (const recipient of recipients) {
    const state = states.get(recipient.idUser);
    if (state === undefined) next++;
    else counts.set(state, (counts.get(state) ?? 0) + 1);
  }
  const open = [...counts].filter(([state]) => state !== 'sent' && state !== 'nothing-new');
  const lines: string[] = [];
  if (next > 0)
    lines.push(
      `  ${users(next)} activated the daily update after ${schedule.time} (${schedule.zone}): the next letter is tomorrow’s. --now sends it today.`,
    );
  if (open.length > 0) {
    const total = open.reduce((sum, [, count]) => sum + count, 0);
    const parts = open.map(([state, count]) => `${count} ${STATES[state]}`);
    lines.push(
      `  Nothing to do now. ${users(total)} may not have received today’s letter: ${parts.join(', ')}.`,
    );
  }
  if (lines.length > 0) return lines;
  return counts.has('nothing-new')
    ? ['  Nothing left to do: everyone who wants a letter has received today’s, or there was nothing new.']
    : ['  Nothing left to do: everyone who wants a letter has received today’s.'];
}

function users(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'user' : 'users'}`;
}

/** The states of a day's letters, by user. */
async function statesOf(kysely: Kysely<DatabaseSchema>, day: string): Promise<Map<number, LetterState>> {
  const rows = await kysely
    .selectFrom('daily_letter')
    .select(['user_id', 'state'])
    .where('day', '=', day)
    .execute();
  return new Map(rows.map(({ user_id, state }) => [user_id, state as LetterState]));
}

/**
 * The results of a run, and the state of the day.
 * @param idUser the only user of the run; null: all users
 */
export async function describeRun(
  services: LetterServices,
  result: RunResult,
  idUser: number | null,
): Promise<string> {
  const { schedule } = services;
  const lines = [`Daily update of ${result.day}`, ''];
  const isShort = result.outcomes.length <= LISTED_MAX;
  const reported = isShort
    ? result.outcomes
    : result.outcomes.filter((outcome) => !isRunClean({ ...result, outcomes: [outcome] }));
  if (reported.length > 0)
    lines.push(
      ...listed(
        [...reported]
          .sort((a, b) => a.username.localeCompare(b.username))
          .map((outcome) => [outcome.username, describeOutcome(outcome)]),
      ),
      '',
    );
  if (result.outcomes.length === 0)
    lines.push(
      ...(result.isEarly
        ? [`  Letters are due at ${schedule.time} (${schedule.zone}); --now sends them immediately.`]
        : await describeIdleRun(services, result.day, idUser)),
      '',
    );
  const totals = Object.entries(await dayTotals(services.catalogue.kysely, result.day));
  const parts = totals.map(([state, count]) => `${count} ${STATES[state as LetterState]}`);
  lines.push(`  The day so far: ${parts.length === 0 ? 'no letters' : parts.join(', ')}.`);
  if (totals.some(([state]) => state === 'unsure'))
    lines.push(
      '  Letters in an unknown state may have arrived. Check the log of the mail server; --resend-unsure sends them again.',
    );
  return lines.join('\n');
}

/** The letters that would be sent. */
export async function describePreviews(
  services: LetterServices,
  previews: Awaited<ReturnType<typeof previewLetters>>,
): Promise<string> {
  const { day } = letterDay(services.schedule, services.now());
  const head = [`Daily update of ${day} (dry run: nothing is sent or stored)`, ''];
  if (previews.length === 0) return [...head, NOBODY_ACTIVE].join('\n');
  const states = await statesOf(services.catalogue.kysely, day);
  return [
    ...head,
    ...listed(
      previews.map(({ recipient, programmes: count, searches }) => {
        const state = states.get(recipient.idUser);
        const would =
          count === 0
            ? 'nothing new, no mail'
            : `${programmes(count)} in ${searches} ${searches === 1 ? 'search' : 'searches'}, to ${recipient.email}`;
        return [
          recipient.username,
          state === undefined ? would : `${would} (today’s letter: ${STATES[state]})`,
        ] as const;
      }),
    ),
  ].join('\n');
}
