import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { socialEn } from './social.en.ts';

/** Chinese texts about a programme on social media. */
export const socialZh: ChineseTexts<typeof socialEn> = {
  title: '社交媒体',
  facebook: 'Facebook',
  facebookCount_other: '{{shown}} 个赞',
  twitter: 'X（Twitter）',
  twitterCount_other: '{{shown}} 位关注者',
  page: '主页',
};
