import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { videoEn } from './video.en.ts';

/** Chinese texts of a programme's video. */
export const videoZh: ChineseTexts<typeof videoEn> = {
  of: '视频：{{title}}',
  play: '播放视频',
  failed: '未能播放视频，请重试。',
  download: '下载视频',
};
