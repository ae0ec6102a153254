import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { audienceEn } from './audience.en.ts';

/** Chinese texts of the audience results. */
export const audienceZh: ChineseTexts<typeof audienceEn> = {
  table: '各时段收视数据',
  slot: '节目时段',
  episodeCount: '集数',
  episodes_other: '{{count}} 集',
  comparedWith: '对比时段：{{slot}}',
  comparisonSlot: '对比时段',
  overnight: '隔夜数据',
  overnightColumn: '隔夜数据',
  overnightHint: '隔夜统计，未计入时移收视',
  yes: '是',
  no: '否',
  ratPercentage: '收视率%',
  marketShare: '市场份额%',
  ratPerThousand: '收视人数（千）',
  indicatorHints: {
    ratPercentage: '收视率，占目标观众的百分比',
    marketShare: '市场份额，百分比',
    ratPerThousand: '收视人数，单位为千人',
  },
  marketShareOfSlot: '时段市场份额%',
  performance: '表现',
  slotShare: '时段 {{share}}',
  target: '目标观众',
  indicator: '指标',
  sortBy: '按“{{column}}”排序',
  none: {
    title: '暂无收视数据',
    text: '此节目暂无详细的收视数据。',
  },
  noAccess: {
    title: '不包含收视数据',
    text: '您的订阅不包含此频道的收视数据。如需添加，请联系',
  },
  actions: {
    label: '导出收视数据',
    copy: '复制表格',
    copied: '已复制',
    copyFailed: '浏览器不允许复制，请改为下载 CSV 表格。',
    csv: 'CSV',
    csvHint: '下载 CSV 表格',
    png: 'PNG',
    pngHint: '下载 PNG 图表',
    pngFailed: '未能生成图片。',
  },
  chart: {
    label: '各时段{{indicator}}，{{target}}',
    programme: '节目',
    slot: '时段',
    hint: '使用方向键在条形之间移动。',
    difference: '与时段相比 {{difference}}',
    noFigure: '无数据',
    source: '{{product}} · 收视数据',
  },
};
