import { dayTotals } from '../features/daily-update/queue/day-totals.ts';
import type { LetterState } from '../features/daily-update/queue/letter-queue.ts';
import type { LetterOutcome } from '../features/daily-update/run/deliver-letter.ts';
import { letterDay } from '../features/daily-update/run/letter-schedule.ts';
import type { LetterServices } from '../features/daily-update/run/letter-services.ts';
import type { previewLetters, RunResult } from '../features/daily-update/run/run-letters.ts';

/** Number of users up to which each is listed; beyond that, only failures. */
const LISTED_MAX = 50;

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
      return `not taken by the mail server (${problem ?? ''}); it is tried again`;
    case 'failed':
      return `refused by the mail server (${problem ?? ''})`;
    case 'unsure':
      return `the connection broke (${problem ?? ''}); it may have arrived, and is not sent again`;
    case 'withdrawn':
      return 'no longer wanted';
    case 'lost':
      return 'taken over by another node';
  }
}

/** Whether every letter of a run reached a mail server or did not need to. */
export function isRunClean({ outcomes }: RunResult): boolean {
  return outcomes.every(({ result }) => !['retry', 'failed', 'unsure'].includes(result));
}

function listed(lines: readonly (readonly [name: string, description: string])[]): string[] {
  const width = Math.max(...lines.map(([name]) => name.length));
  return lines.map(([name, description]) => `  ${name.padEnd(width)}  ${description}`);
}

/** The results of a run, and the state of the day. */
export async function describeRun(services: LetterServices, result: RunResult): Promise<string> {
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
      result.isEarly
        ? `  Letters are due at ${schedule.time} (${schedule.zone}); --now does not wait for it.`
        : '  Nothing left to do: everyone who wants a letter has received today’s.',
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
  const head = [`Daily update of ${day}, nothing is sent or written`, ''];
  if (previews.length === 0) return [...head, '  Nobody has activated the daily update.'].join('\n');
  const rows = await services.catalogue.kysely
    .selectFrom('daily_letter')
    .select(['user_id', 'state'])
    .where('day', '=', day)
    .execute();
  const states = new Map(rows.map(({ user_id, state }) => [user_id, state as LetterState]));
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
