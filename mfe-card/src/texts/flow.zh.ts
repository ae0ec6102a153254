import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { flowEn, mapEn } from './flow.en.ts';

/** Chinese texts of the international flow. */
export const flowZh: ChineseTexts<typeof flowEn> = {
  none: '在您的订阅范围内，没有已知的在其他国家/地区的首播。',
  summary: '{{launches}}，{{countries}}',
  launches_other: '{{count}} 次首播',
  countries_other: '遍及 {{count}} 个国家/地区',
  map: '首播世界地图',
  legend: '图例',
  hint: '拖动可移动地图；使用按钮或按住 Ctrl 滚动滚轮可缩放。',
  touchHint: '用双指可移动和缩放地图。',
  list: '首播列表，最早的在前',
  own: '本节目',
  noDate: '日期未知',
  noCountry: '国家/地区未知',
  unknownType: '模式类别未知',
  several: '多个节目',
  sheet: '国际流向：{{title}}',
  titleUntil: '{{title}}（截至 {{year}} 年）',
  year: '显示截至该年的首播',
  until: '截至 {{year}} 年',
  shown: '{{shown}} 次首播（共 {{all}} 次）',
  play: '回放流向',
  pause: '暂停回放',
  download: {
    png: 'PNG',
    svg: 'SVG',
    hint: '下载 {{format}} 地图',
    failed: '未能保存地图。',
  },
};

/** Chinese texts of the world map. */
export const mapZh: ChineseTexts<typeof mapEn> = {
  keys: '方向键移动地图，加号和减号缩放，0 恢复。按 Tab 键进入国家/地区，再用方向键切换。',
  zoomIn: '放大',
  zoomOut: '缩小',
  reset: '显示全部首播',
  origin: '模式来源国家/地区',
  more_other: '另有 {{count}} 个',
};
