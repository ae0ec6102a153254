import { FREQUENCIES, type FrequencyKey } from '../../reference/frequencies.ts';
import { weekdayOf } from '../calendar.ts';
import type { Schedule } from '../schedule/schedule.ts';
import type { Bilingual } from './bilingual.ts';

const DAYS: readonly Bilingual[] = [
  { en: 'Monday', zh: '周一' },
  { en: 'Tuesday', zh: '周二' },
  { en: 'Wednesday', zh: '周三' },
  { en: 'Thursday', zh: '周四' },
  { en: 'Friday', zh: '周五' },
  { en: 'Saturday', zh: '周六' },
  { en: 'Sunday', zh: '周日' },
];

/** Weekday of the launch, in both languages. */
export function launchDayName({ launch }: Schedule): Bilingual {
  return DAYS[weekdayOf(launch)] ?? { en: '', zh: '' };
}

/** How the run is scheduled, in a line: "Weekly on Friday at 20:30, 8 × 50 minutes". */
export function programmingDetails(schedule: Schedule): Bilingual {
  const { frequency, time, episodes, minutes } = schedule;
  const day = launchDayName(schedule);
  const { en, zh } = FREQUENCIES.find(({ key }) => key === frequency) ?? FREQUENCIES[0];
  const amount =
    episodes === 1
      ? { en: `one programme of ${minutes} minutes`, zh: `一集${minutes}分钟` }
      : { en: `${episodes} × ${minutes} minutes`, zh: `共${episodes}集，每集${minutes}分钟` };
  const on = ONE_DAY.includes(frequency) ? { en: ` on ${day.en}`, zh: day.zh } : { en: '', zh: '' };
  const verb = frequency === 'all-at-once' ? { en: ' from ', zh: '起上线' } : { en: ' at ', zh: '播出' };
  return {
    en: `${en}${on.en}${verb.en}${time}, ${amount.en}`,
    zh: `${zh === on.zh ? '' : zh}${on.zh}${time}${verb.zh}，${amount.zh}`,
  };
}

/** Frequencies of which a weekday says when. */
const ONE_DAY: readonly FrequencyKey[] = [
  'weekly',
  'fortnightly',
  'monthly',
  'yearly',
  'one-off',
  'all-at-once',
  'irregular',
];
