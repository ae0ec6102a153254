import type { en } from './en.ts';

type Translated<Texts> = {
  [Key in keyof Texts as Key extends `${string}_one` ? never : Key]: Texts[Key] extends string
    ? string
    : Translated<Texts[Key]>;
};

/** Chinese texts of the search remote. Chinese has one plural form. */
export const zh: Translated<typeof en> = {
  provider: {
    team: 'Airdex 团队',
    contact: 'contact@airdex.example',
  },
  results: {
    title: '搜索结果',
    count_other: '{{shown}} 个节目',
    loading: '正在搜索…',
    loadingMore: '正在加载更多节目…',
    view: '视图',
    thumbs: '缩略图',
    list: '表格',
    scrollToTop: '返回顶部',
    opensInNewTab: '在新标签页中打开',
    new: '新',
    providerSelection: '精选',
    upcoming: '即将播出',
    sample: '示例数据',
    sampleHint: '本目录中的节目均为自动生成的示例，从未真正播出。',
  },
  columns: {
    country: '国家/地区',
    channel: '频道',
    launch: '日期/时间',
    localTitle: '当地模式名称',
    subGenre: '子类型',
    formatType: '模式类别',
    premiereShare: '首播份额',
    averageShare: '平均份额',
    aboutPremiereShare: '关于首播份额',
    premiereShareHint: '首集的市场份额，与该频道时段的通常份额相比。',
    aboutAverageShare: '关于平均份额',
    averageShareHint: '迄今全部剧集的市场份额，与该频道时段的通常份额相比。',
    sortAscending: '升序',
    sortDescending: '降序',
  },
  formatType: {
    original: '原创',
    adaptation: '改编',
    acquired: '引进',
  },
  performance: {
    green: '高于时段至少 20%',
    yellow: '与时段相差不到 20%',
    red: '低于时段至少 20%',
  },
  selection: {
    all: '选择全部节目',
    one: '选择',
    count: '已选 {{selected}} 个',
  },
  invalid: {
    title: '尚无搜索条件',
    subtitle: '请输入关键词或选择您需要的条件后再进行搜索。',
  },
  noResults: {
    title: '没有结果',
    subtitle: '根据所选的高级搜索条件，贵公司当前的订阅范围内没有可用的结果。',
  },
  contactUs: '请尝试其他条件，或联系',
  failed: {
    title: '搜索未能完成',
    unreachable: '无法连接服务器。请检查网络后重试。',
    text: '我们的系统出现问题。您的搜索已保留，请重试。',
    more: '未能加载后续节目。',
    refresh: '未能重新加载节目，当前显示的可能仍是另一种语言。',
    retry: '重试',
  },
  home: {
    title: '首页',
    NotaSelection: '编辑精选',
    AudienceBooster: '收视亮点',
    Latest: '最新节目',
    Upcoming: '即将播出',
    showAll: '查看全部',
    loading: '正在加载节目…',
    empty: '您的订阅范围内没有节目。',
    failed: '未能加载这些节目。',
    scrollLeft: '前面的节目',
    scrollRight: '后面的节目',
  },
};
