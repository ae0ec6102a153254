import type { DateRangePickerTexts } from '../date-range-picker/index.ts';
import type { MultiSelectTexts, TreeOption } from '../multi-select/index.ts';

/** Texts of the widgets for building a search. */
export interface SearchTexts {
  readonly only: string;
  readonly list: MultiSelectTexts;
  readonly calendar: DateRangePickerTexts;
  readonly channels: string;
  readonly genres: string;
  readonly countries: readonly string[];
  readonly genreNames: readonly string[];
  readonly channel: (number: number) => string;
  readonly weekdays: string;
  readonly days: readonly string[];
  readonly video: string;
  readonly videoHint: string;
  readonly slot: string;
  readonly from: string;
  readonly to: string;
}

export const SEARCH_TEXTS: Readonly<Record<'en' | 'zh-CN', SearchTexts>> = {
  en: {
    only: 'Only programmes',
    list: {
      all: 'all selected',
      none: 'Select an option',
      selected: (count) => `${count} Selected`,
      search: 'Search the list',
      clearSearch: 'Clear the search',
      noResults: 'No Results Found',
      selectAll: 'Select all',
      clear: 'Clear selection',
    },
    calendar: {
      previousYear: 'Previous year',
      previousMonth: 'Previous month',
      nextMonth: 'Next month',
      nextYear: 'Next year',
      month: 'Month',
      week: (number) => `Week ${number}`,
      clear: 'Clear dates',
      day: { today: 'today', start: 'start date', end: 'end date', between: 'in the range' },
    },
    channels: 'Countries and channels',
    genres: 'Genres',
    countries: ['Australia', 'France', 'Germany', 'Japan', 'Norway', 'Spain'],
    genreNames: ['Crime & Mystery', 'Documentary', 'Game show', 'Kids'],
    channel: (number) => `Channel ${number}`,
    weekdays: 'Weekdays',
    days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    video: 'With video',
    videoHint: 'A trailer or a whole episode',
    slot: 'Slot',
    from: 'From',
    to: 'To',
  },
  'zh-CN': {
    only: '仅显示节目',
    list: {
      all: '已全选',
      none: '请选择',
      selected: (count) => `已选 ${count} 项`,
      search: '在列表中搜索',
      clearSearch: '清除搜索',
      noResults: '未找到结果',
      selectAll: '全选',
      clear: '清除所选',
    },
    calendar: {
      previousYear: '上一年',
      previousMonth: '上个月',
      nextMonth: '下个月',
      nextYear: '下一年',
      month: '月份',
      week: (number) => `第 ${number} 周`,
      clear: '清除日期',
      day: { today: '今天', start: '开始日期', end: '结束日期', between: '范围内' },
    },
    channels: '国家/地区与频道',
    genres: '类型',
    countries: ['澳大利亚', '法国', '德国', '日本', '挪威', '西班牙'],
    genreNames: ['犯罪与悬疑', '纪录片', '游戏节目', '少儿'],
    channel: (number) => `频道 ${number}`,
    weekdays: '播出日',
    days: ['周一', '周二', '周三', '周四', '周五', '周六', '周日'],
    video: '有视频',
    videoHint: '预告片或整集',
    slot: '时段',
    from: '从',
    to: '至',
  },
};

/** Countries with a thousand channels each. */
export function channelOptions({ countries, channel }: SearchTexts): readonly TreeOption[] {
  return countries.map((name, index) => ({
    id: index,
    name,
    count: 1000,
    children: Array.from({ length: 1000 }, (_, place) => ({
      id: (index + 1) * 1000 + place,
      name: channel((index + 1) * 1000 + place),
      count: place % 7,
    })),
  }));
}
