import type { NamedEntry } from './named-entry.ts';

/** How often a programme is on air. A programme without a frequency shows "no frequency". */
export const FREQUENCIES = [
  { key: 'daily', en: 'Daily', zh: '每日' },
  { key: 'weekdays', en: 'Monday to Friday', zh: '周一至周五' },
  { key: 'weekend', en: 'Weekend', zh: '周末' },
  { key: 'twice-weekly', en: 'Several times a week', zh: '每周多次' },
  { key: 'weekly', en: 'Weekly', zh: '每周' },
  { key: 'fortnightly', en: 'Fortnightly', zh: '每两周' },
  { key: 'monthly', en: 'Monthly', zh: '每月' },
  { key: 'yearly', en: 'Yearly', zh: '每年' },
  { key: 'one-off', en: 'One-off', zh: '单次播出' },
  { key: 'all-at-once', en: 'All episodes at once', zh: '整季上线' },
  { key: 'irregular', en: 'Irregular', zh: '不定期' },
] as const satisfies readonly NamedEntry[];

export type FrequencyKey = (typeof FREQUENCIES)[number]['key'];
