import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { sectionsEn } from './sections.en.ts';

/** Chinese texts of the card's sections. */
export const sectionsZh: ChineseTexts<typeof sectionsEn> = {
  index: '卡片各部分',
  loading: '正在加载此部分……',
  failed: '未能加载此部分。',
  pages: '{{name}}（分页）',
  facts: '基本信息',
  audience: '收视数据',
  concept: '创意',
  evaluation: '评估',
  'hot-factors': '热门看点',
  environment: '播出环境',
  flow: '国际流向',
  also: '其他首播',
  related: '相似节目',
};
