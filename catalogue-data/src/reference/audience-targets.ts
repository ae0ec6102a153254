import type { NamedEntry } from './named-entry.ts';

/** Groups of viewers in audience results, the widest first. */
export const AUDIENCE_TARGETS = [
  { key: 'individuals-4-plus', en: 'Individuals 4+', zh: '4 岁及以上观众' },
  { key: 'individuals-15-plus', en: 'Individuals 15+', zh: '15 岁及以上观众' },
  { key: 'adults-18-49', en: 'Adults 18-49', zh: '18-49 岁观众' },
  { key: 'adults-25-54', en: 'Adults 25-54', zh: '25-54 岁观众' },
  { key: 'women-25-49', en: 'Women 25-49', zh: '25-49 岁女性' },
  { key: 'men-25-49', en: 'Men 25-49', zh: '25-49 岁男性' },
  { key: 'young-adults-15-34', en: 'Young Adults 15-34', zh: '15-34 岁年轻观众' },
  { key: 'main-shoppers', en: 'Main Shoppers', zh: '家庭主要购物者' },
  { key: 'children-4-12', en: 'Children 4-12', zh: '4-12 岁儿童' },
] as const satisfies readonly NamedEntry[];

export type AudienceTargetKey = (typeof AUDIENCE_TARGETS)[number]['key'];
