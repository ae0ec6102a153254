import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { en } from './en.ts';

export const zh: ChineseTexts<typeof en> = { title: '由 Rspack 构建', pressed: '已按：{{count}}' };
