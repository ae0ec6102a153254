import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { addressEn } from './address.en.ts';

/** Texts of the results about the address that they were opened by, in Chinese. */
export const addressZh: ChineseTexts<typeof addressEn> = {
  unreadable: {
    title: '无法读取此网址',
    text: '链接可能不完整或已被改动。请重新获取链接，或开始新的搜索。',
  },
  'newer-version': {
    title: '此链接来自较新的版本',
    text: '请重新加载页面以使用最新版本，或开始新的搜索。',
  },
  'too-long': {
    title: '此搜索过长，无法写入网址',
    text: '链接中不包含此搜索。请重新输入并保存，或开始新的搜索。',
  },
  outOfScope: '本次搜索中的 {{parts}}在您的订阅范围内没有节目。',
  playlistsGone_other: '本次搜索中的 {{shown}} 个片单已不存在，或未分享给您。',
  unchecked: '无法确认以下条件是否全部在您的订阅范围内：{{parts}}。',
  hideNotice: '隐藏此提示',
  missing: {
    Countries_other: '{{shown}} 个国家/地区',
    GenresGroups_other: '{{shown}} 个类型',
    before: '{{day}} 之前的首播',
    after: '{{day}} 之后的首播',
    Broadcasts_other: '{{shown}} 个频道',
    ProducedIn_other: '{{shown}} 个制作国家/地区',
    DevelopedIn_other: '{{shown}} 个研发国家/地区',
    Genres_other: '{{shown}} 个子类型',
    Keywords_other: '{{shown}} 个关键词',
    Frequencies_other: '{{shown}} 种播出频率',
  },
};
