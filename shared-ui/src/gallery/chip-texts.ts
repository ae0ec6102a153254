import type { Chip, ChipStripTexts } from '../chip-strip/index.ts';

interface ChipTexts {
  readonly few: string;
  readonly many: string;
  readonly restore: string;
  readonly strip: ChipStripTexts;
  readonly chips: readonly Chip[];
}

/** Chips of a search, and the texts of the strip. */
export const CHIP_TEXTS: Readonly<Record<'en' | 'zh-CN', ChipTexts>> = {
  en: {
    few: 'A few filters',
    many: 'Many filters',
    restore: 'Bring all chips back',
    strip: {
      remove: ({ label }) => `Remove the filter “${label}”`,
      scrollLeft: 'Show earlier chips',
      scrollRight: 'Show further chips',
    },
    chips: [
      { id: 'word', label: 'Word', text: 'crime' },
      { id: 'channels', label: 'Channels', text: 'France, NHK, Channel 4', more: 12 },
      { id: 'video', label: 'With video' },
      { id: 'days', label: 'Weekdays', text: 'all selected', isAll: true },
      { id: 'genres', label: 'Genres', text: 'Crime & Mystery, Documentary about nature and science, Kids' },
      { id: 'dates', label: 'Launch date', text: '01/01/2026 – 30/06/2026' },
    ],
  },
  'zh-CN': {
    few: '少量筛选条件',
    many: '多个筛选条件',
    restore: '恢复全部标签',
    strip: {
      remove: ({ label }) => `移除筛选条件“${label}”`,
      scrollLeft: '显示前面的标签',
      scrollRight: '显示后面的标签',
    },
    chips: [
      { id: 'word', label: '搜索词', text: '犯罪' },
      { id: 'channels', label: '频道', text: '法国、NHK、第四频道', more: 12 },
      { id: 'video', label: '有视频' },
      { id: 'days', label: '播出日', text: '已全选', isAll: true },
      { id: 'genres', label: '类型', text: '犯罪与悬疑、关于自然与科学的纪录片、少儿' },
      { id: 'dates', label: '首播日期', text: '2026/01/01 – 2026/06/30' },
    ],
  },
};
