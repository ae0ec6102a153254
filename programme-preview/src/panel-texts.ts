import type { FormatTypeName, Language } from '@airdex/shared-contracts/constants';
import type { ProgrammePreviewLabels } from '@airdex/shared-ui/programme-preview';
import { POPUP_TEXTS } from './popup-texts.ts';

/** The texts of the panel. */
interface PanelTexts {
  readonly labels: ProgrammePreviewLabels;
  readonly formatTypes: Readonly<Record<FormatTypeName, string>>;
}

export const PANEL_TEXTS: Readonly<Record<Language, PanelTexts>> = {
  en: {
    labels: {
      ...POPUP_TEXTS.en,
      formatTitle: 'Format title',
      originalTitle: 'Original title',
      country: 'Country',
      channel: 'Channel',
      platform: 'Platform',
      date: 'Launch date',
      upcoming: 'Upcoming',
      formatType: 'Format type',
      distributors: 'Distributors',
      unavailable: 'Selected information out of your subscription.',
      playlists: (count) =>
        count === 0 ? 'In none of your playlists' : `In ${count} ${count === 1 ? 'playlist' : 'playlists'}`,
    },
    formatTypes: { original: 'Original', adaptation: 'Adaptation', acquired: 'Acquired' },
  },
  ch: {
    labels: {
      ...POPUP_TEXTS.ch,
      formatTitle: '模式名称',
      originalTitle: '原名',
      country: '国家/地区',
      channel: '频道',
      platform: '平台',
      date: '首播日期',
      upcoming: '即将播出',
      formatType: '模式类别',
      distributors: '发行商',
      unavailable: '所选信息不在您的订阅范围内。',
      playlists: (count) => (count === 0 ? '不在您的任何片单中' : `已在 ${count} 个片单中`),
    },
    formatTypes: { original: '原创', adaptation: '改编', acquired: '引进' },
  },
};
