import type { FrequencyKey } from '../../reference/frequencies.ts';
import { weekdayOf } from '../calendar.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { fill, type Bilingual } from './bilingual.ts';

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
  const amount =
    episodes === 1
      ? { en: `${minutes} minutes`, zh: `片长 ${minutes} 分钟` }
      : { en: `${episodes} × ${minutes} minutes`, zh: `共 ${episodes} 集，每集 ${minutes} 分钟` };
  const when = fill(WHEN[frequency], { day, time: { en: time, zh: time } });
  return { en: `${when.en}, ${amount.en}`, zh: `${when.zh}，${amount.zh}` };
}

const WHEN: Readonly<Record<FrequencyKey, Bilingual>> = {
  daily: { en: 'Daily at {time}', zh: '每日 {time} 播出' },
  weekdays: { en: 'Monday to Friday at {time}', zh: '周一至周五 {time} 播出' },
  weekend: { en: 'Saturday and Sunday at {time}', zh: '周六、周日 {time} 播出' },
  'twice-weekly': { en: 'Several times a week at {time}', zh: '每周多次，{time} 播出' },
  weekly: { en: 'Weekly on {day} at {time}', zh: '每{day} {time} 播出' },
  fortnightly: { en: 'Every other {day} at {time}', zh: '隔周{day} {time} 播出' },
  monthly: { en: 'Once a month on {day} at {time}', zh: '每月一次，{day} {time} 播出' },
  yearly: { en: 'Once a year, {day} at {time}', zh: '每年一次，{day} {time} 播出' },
  'one-off': { en: 'One-off on {day} at {time}', zh: '{day} {time} 单次播出' },
  'all-at-once': { en: 'All episodes on {day} from {time}', zh: '{day} {time} 起整季上线' },
  irregular: { en: 'Irregular, first on {day} at {time}', zh: '不定期播出，首播于{day} {time}' },
};
