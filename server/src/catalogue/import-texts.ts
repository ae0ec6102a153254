/** Texts that imports write themselves. Rows store the English one, and the server translates it. */
export const IMPORT_TEXTS = {
  channelNotStated: { en: 'Channel not stated', zh: '未注明频道' },
  guideLaunch: {
    en: 'Programme guide: the launch is the first broadcast that the guide shows.',
    zh: '节目单：首播为节目单中最早的一次播出。',
  },
} as const;
