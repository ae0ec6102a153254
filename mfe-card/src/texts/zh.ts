import { audienceZh } from './audience.zh.ts';
import type { ChineseTexts } from '@airdex/mfe-kit/screen';
import type { en } from './en.ts';
import { browseZh } from './browse.zh.ts';
import { compareZh } from './compare.zh.ts';
import { evaluationZh } from './evaluation.zh.ts';
import { flowZh, mapZh } from './flow.zh.ts';
import { socialZh } from './social.zh.ts';
import { figuresZh } from './figures.zh.ts';
import { sectionsZh } from './sections.zh.ts';
import { informationRequestZh } from './information-request.zh.ts';
import { videoZh } from './video.zh.ts';

/** Chinese texts of the card remote. */
export const zh: ChineseTexts<typeof en> = {
  documentTitle: '{{title}} – {{product}}',
  provider: {
    team: '{{provider}} 团队',
    contact: '{{contact}}',
  },
  loading: '正在加载节目……',
  failed: {
    title: '未能加载节目',
    text: '我们的系统出现问题，或网络连接已断开。',
    retry: '重试',
  },
  outOfScope: {
    title: '所选信息不在您的订阅范围内。',
    subtitle: '如需了解更多，请联系',
  },
  sections: sectionsZh,
  figures: figuresZh,
  video: videoZh,
  browse: browseZh,
  evaluation: evaluationZh,
  social: socialZh,
  flow: flowZh,
  map: mapZh,
  edit: '编辑',
  audience: audienceZh,
  performance: {
    green: '比时段高出至少 20%',
    yellow: '与时段相差不到 20%',
    red: '比时段低至少 20%',
  },
  carousel: {
    name: '轮播',
    previous: '前面的节目',
    next: '后面的节目',
    pause: '停止自动轮播',
    play: '开始自动轮播',
    page: '第 {{page}} 页，共 {{pageCount}} 页',
  },
  new: '新',
  opensInNewTab: '在新标签页中打开',
  sample: '示例数据',
  sampleHint: '此节目由系统自动生成，从未真正播出。',
  providerSelection: '精选',
  formatTitle: '模式名称',
  originalTitle: '原名',
  blocks: {
    broadcast: '播出信息',
    content: '内容',
    format: '模式',
    description: '简介',
    source: '来源：',
  },
  country: '国家/地区',
  channel: '频道',
  platform: '平台',
  date: '首播日期',
  upcoming: '即将播出',
  slot: '时段',
  frequency: '播出频率',
  weekdays: '播出日',
  episodes: '集数',
  duration: '时长',
  minutes: '{{minutes}} 分钟',
  genre: '类型',
  keywords: '关键词',
  formatType: '模式类别',
  formatTypes: {
    original: '原创',
    adaptation: '改编',
    acquired: '引进',
  },
  producedIn: '制作国家/地区',
  developedIn: '研发国家/地区',
  productionCompanies: '制作公司',
  distributors: '发行商',
  programmingDetails: '编排说明',
  programmePage: '节目主页',
  newTab: '（在新标签页中打开）',
  comma: '，',
  semicolon: '；',
  colon: '：',
  brackets: '{{text}}（{{note}}）',
  print: {
    header: '{{product}} · 节目卡片',
    footer: '{{product}} · {{day}} · 供 {{company}} 使用',
    card: '节目卡片：',
    hotFactors: '热门看点',
    environment: '播出环境',
    verdict: '评语',
    evaluation: '评估',
    evaluationWithoutAccess: '此节目有评估报告，欢迎联系我们了解详情。',
    flow: {
      title: '国际流向',
      localTitle: '本地名称',
    },
  },
  playlists: {
    add: '加入片单',
    held_other: '已在 {{count}} 个片单中',
  },
  pdf: {
    export: '导出 PDF',
  },
  timeslots: {
    daytime: '日间',
    access_primetime: '前黄金时段',
    primetime: '黄金时段',
    latenight: '深夜',
  },
  informationRequest: informationRequestZh,
  ...compareZh,
};
