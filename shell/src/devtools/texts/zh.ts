import type { en } from './en.ts';

type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};

export const ch: Translated<typeof en> = {
  title: '开发者工具',
  close: '关闭',
  composition: '组合',
  none: '无',
  views: '视图',
  remotes: '远程模块',
  events: '事件',
  libraries: '共享库',
  why: {
    remembered: '页面没有附带组合：这是此浏览器中最后一个可用的组合。',
    current: '这是注册表指针所指的当前组合（修订 {{revision}}）。',
    canary: '这是向 {{percent}}% 的用户提供的灰度组合。登录后，您在所有设备上获得相同的版本。',
    movedAway: '此浏览器已避开在此多次出错的 {{avoided}}。',
    pinned: '指针此后已移至 {{current}}；此标签页在下次加载之前仍使用打开时的组合。',
    unknown: '无法读取注册表的指针。',
    unreadable: '无法读取页面的组合。',
  },
  remote: '远程模块',
  release: '发布版本',
  contract: '接口',
  load: '加载',
  mount: '挂载',
  state: '状态',
  ms: '{{ms}} 毫秒',
  offers: '外壳提供的接口版本为 {{version}}。',
  states: {
    idle: '未加载',
    loaded: '已加载',
    failed: '失败',
    fallback: '较早的版本',
    override: '替换',
  },
  errors: '错误',
  noErrors: '此页面没有出错。',
  attempt: '第 {{attempt}} 次尝试',
  filter: '筛选事件',
  clearFilter: '清除筛选',
  noEvents: '没有符合条件的事件。',
  shell: '外壳',
  library: '库',
  version: '版本',
  servedBy: '提供者',
  usedBy: '使用者',
  notLoaded: '尚未加载',
  ownCopy: '自带副本',
  unknownLibraries: '以下远程模块的发布版本未说明是否自带副本：{{remotes}}。',
};
