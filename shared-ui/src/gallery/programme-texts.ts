import type { CarouselTexts } from '../carousel/index.ts';
import type { PreviewedProgramme, ProgrammePreviewLabels } from '../programme-preview/index.ts';

interface ProgrammeTexts {
  readonly inPlaylists: string;
  readonly loadingPlaylists: string;
  /** Label of the element that opens a preview. */
  readonly rest: string;
  readonly programme: PreviewedProgramme;
  readonly preview: ProgrammePreviewLabels;
  readonly carousel: CarouselTexts;
}

/** Texts of previews and carousels in the guidelines. */
export const PROGRAMME_TEXTS: Readonly<Record<'en' | 'zh-CN', ProgrammeTexts>> = {
  en: {
    inPlaylists: 'In 2 playlists',
    loadingPlaylists: 'Checking your playlists…',
    rest: 'Rest here for a second',
    programme: {
      formatTitle: 'Port of Nine',
      originalTitle: 'Quai Neuf',
      genre: 'Crime & Mystery',
      subGenre: 'Detective series',
      country: 'France',
      channel: 'Canal Exemple',
      platform: 'TV',
      date: '12/11/2026',
      isUpcoming: true,
      formatType: 'Adaptation',
      distributors: 'Lanternworks / Studio Nine',
    },
    preview: {
      formatTitle: 'Format title',
      originalTitle: 'Original title',
      country: 'Country',
      channel: 'Channel',
      platform: 'Platform',
      date: 'Launch date',
      upcoming: 'Upcoming',
      formatType: 'Format type',
      distributors: 'Distributors',
      loading: 'Loading the programme…',
      failed: 'The programme could not be loaded.',
      retry: 'Retry',
      unavailable: 'Selected information out of your subscription.',
      playlists: (count) => (count === 0 ? 'In none of your playlists' : `In ${count} playlists`),
    },
    carousel: {
      carousel: 'carousel',
      previous: 'Previous programmes',
      next: 'Next programmes',
      pause: 'Stop automatic scrolling',
      play: 'Start automatic scrolling',
      page: (page, pageCount) => `Page ${page} of ${pageCount}`,
    },
  },
  'zh-CN': {
    inPlaylists: '已在 2 个片单中',
    loadingPlaylists: '正在查找您的片单……',
    rest: '在此停留一秒',
    programme: {
      formatTitle: '九号码头',
      originalTitle: 'Quai Neuf',
      genre: '犯罪与悬疑',
      subGenre: '侦探剧',
      country: '法国',
      channel: 'Canal Exemple',
      platform: '电视',
      date: '2026/11/12',
      isUpcoming: true,
      formatType: '改编',
      distributors: 'Lanternworks / Studio Nine',
    },
    preview: {
      formatTitle: '模式名称',
      originalTitle: '原名',
      country: '国家/地区',
      channel: '频道',
      platform: '平台',
      date: '首播日期',
      upcoming: '即将播出',
      formatType: '模式类别',
      distributors: '发行商',
      loading: '正在加载节目……',
      failed: '未能加载此节目。',
      retry: '重试',
      unavailable: '所选信息不在您的订阅范围内。',
      playlists: (count) => (count === 0 ? '不在您的任何片单中' : `已在 ${count} 个片单中`),
    },
    carousel: {
      carousel: '轮播',
      previous: '前面的节目',
      next: '后面的节目',
      pause: '停止自动轮播',
      play: '开始自动轮播',
      page: (page, pageCount) => `第 ${page} 页，共 ${pageCount} 页`,
    },
  },
};
