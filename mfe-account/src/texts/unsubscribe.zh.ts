import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { unsubscribeEn } from './unsubscribe.en.ts';

/** Chinese texts of unsubscribing from the daily update. */
export const unsubscribeZh: ChineseTexts<typeof unsubscribeEn> = {
  title: '退订每日更新',
  loading: '正在退订……',
  failed: '未能退订',
  done: '每日更新已成功退订！',
  doneHint: '您不会再收到邮件，并可随时重新启用每日更新。',
  linkGoneHint: '登录后，您也可以在“每日更新”页面中将其停用。',
};
