interface Text {
  readonly en: string;
  readonly zh: string;
}

interface Chapter extends Text {
  readonly faqs: readonly { readonly question: Text; readonly content: Text }[];
}

/** Questions and answers about the product itself; answers are HTML. */
export const FAQ_CHAPTERS: readonly Chapter[] = [
  {
    en: 'Searching',
    zh: '搜索',
    faqs: [
      {
        question: { en: 'How do I start a search?', zh: '如何开始搜索？' },
        content: {
          en: '<p>Type at least three characters into the search box at the top. The search starts by itself one second after your last keystroke, or at once when you press <strong>Enter</strong>. For a search without a word, open <strong>Advanced search</strong> in the navigation bar and choose criteria there.</p>',
          zh: '<p>在页面顶部的搜索框中输入至少两个字。停止输入一秒后，搜索会自动开始；按<strong>回车键</strong>则立即开始。如果不想输入搜索词，请在导航栏中打开<strong>高级搜索</strong>并选择条件。</p>',
        },
      },
      {
        question: { en: 'Which fields are searched for my word?', zh: '系统会在哪些名称中查找我输入的词？' },
        content: {
          en: '<p>By default, the local, original, translated and format titles. If you choose another field in the list beside the search box – keywords, concept and description, producers, distributors, host and cast, executive producer or director – that field is searched instead of the titles; you can combine several. Capital letters and accents make no difference, and every sign is taken literally: there are no wildcards.</p>',
          zh: '<p>默认在本地名称、原名、译名和模式名称中查找。如果在搜索框旁的列表中选择其他字段（关键词、创意与简介、制作公司、发行商、主持人与演员、执行制片人或导演），则会在所选字段中查找，而不再查找名称；可以同时选择多个字段。搜索不区分大小写和重音符号，所有符号都按原样匹配，不支持通配符。</p>',
        },
      },
      {
        question: { en: 'How do filters work together?', zh: '多个筛选条件如何组合？' },
        content: {
          en: '<p>Values of one filter are alternatives: if you choose France and Japan, a programme may be from either. Different filters narrow each other: France and Drama finds dramas in France. Keywords are the exception: switch on <em>search by all keywords</em> and a programme must have all of those you chose.</p>',
          zh: '<p>同一筛选条件中的多个选项是“或”的关系：选择法国和日本，表示其中任意一个。不同的筛选条件则互相限制：同时选择法国和剧情类，表示法国的剧情类节目。关键词是例外：开启<em>须包含全部关键词</em>后，节目必须包含您选择的每一个关键词。</p>',
        },
      },
      {
        question: { en: 'Why does a search find nothing?', zh: '为什么搜索没有结果？' },
        content: {
          en: '<p>Only programmes of your subscription are searched: its countries, channels, genres and period. Look at the filters above the results, where every active filter can be removed with one click, and at <strong>My company subscription</strong> for what is included.</p>',
          zh: '<p>系统只在您订阅范围内的节目中搜索，包括其国家/地区、频道、类型和期限。请查看结果上方的筛选条件栏，每个已启用的条件都可以一键移除；也可以在<strong>我的公司订阅</strong>中查看包含的内容。</p>',
        },
      },
    ],
  },
  {
    en: 'Results and audience figures',
    zh: '搜索结果与收视数据',
    faqs: [
      {
        question: { en: 'What do the colours of the shares mean?', zh: '份额的颜色代表什么？' },
        content: {
          en: "<p>A programme's share is compared with the usual share of its channel in that slot. <strong>Green ▲</strong> is at least 20% above, <strong>red ▼</strong> at least 20% below, <strong>yellow ●</strong> between the two. An audience booster is a programme whose average share is at least 20% above its slot.</p>",
          zh: '<p>节目的份额会与该频道同一时段的常规份额比较。<strong>绿色▲</strong>表示高出至少 20%，<strong>红色▼</strong>表示低至少 20%，<strong>黄色●</strong>表示介于两者之间。“收视黑马”是指平均份额比所在时段高出至少 20% 的节目。</p>',
        },
      },
      {
        question: { en: 'Why do I see no shares?', zh: '为什么看不到份额数据？' },
        content: {
          en: '<p>Audience results are part of the subscription, as countries and genres are. Where they are not included, or where no figure is known, a dash is shown; when your subscription includes none at all, the columns are not shown.</p>',
          zh: '<p>收视数据与国家/地区、类型一样属于订阅内容。未包含或没有已知数据时，显示短横线；如果您的订阅完全不包含收视数据，则不显示相关列。</p>',
        },
      },
      {
        question: { en: 'How do I sort by several columns?', zh: '如何按多列排序？' },
        content: {
          en: '<p>In the list view, click a column to sort by it: first descending, then ascending, then not at all. Hold <strong>Shift</strong> while you click further columns to sort by them in turn.</p>',
          zh: '<p>在列表视图中点击列标题即可排序：第一次为降序，第二次为升序，第三次取消。按住 <strong>Shift</strong> 键再点击其他列，可依次按多列排序。</p>',
        },
      },
    ],
  },
  {
    en: 'Keeping and sharing',
    zh: '保存与分享',
    faqs: [
      {
        question: {
          en: 'What is the difference between a saved search and a playlist?',
          zh: '已保存的搜索和片单有什么区别？',
        },
        content: {
          en: '<p>A saved search keeps your criteria: each time you open it, it finds what matches then, and marks what is new since your last visit. A playlist keeps the programmes themselves, chosen by you.</p>',
          zh: '<p>已保存的搜索保留的是条件：每次打开都会查找当时符合条件的节目，并标出自上次查看以来的新节目。片单保留的是您亲自挑选的节目本身。</p>',
        },
      },
      {
        question: { en: 'How many searches fit on the home page?', zh: '首页可以显示多少个搜索？' },
        content: {
          en: '<p>Two on the home page, and five among your favourites in the navigation bar. As many as you like can be part of your daily update.</p>',
          zh: '<p>首页最多显示两个，导航栏的收藏中最多五个。每日更新中可以包含任意数量的搜索。</p>',
        },
      },
      {
        question: { en: 'Who can see my playlists?', zh: '谁可以看到我的片单？' },
        content: {
          en: '<p>Only you, until you share one with colleagues of your company. They can open it or make a copy of their own, but not change yours; a badge in the navigation bar shows them that there is a new one.</p>',
          zh: '<p>在您分享给公司同事之前，只有您自己可以看到。同事可以打开或复制，但不能修改您的片单；导航栏上的标记会提示他们有新的片单。</p>',
        },
      },
    ],
  },
  {
    en: 'Account',
    zh: '账户',
    faqs: [
      {
        question: {
          en: 'Why does a message say that another user is already logged in?',
          zh: '为什么提示已有其他用户登录？',
        },
        content: {
          en: '<p>Credentials can be used in one place at a time. If you continue, the other session ends at once. If it was not you, change your password.</p>',
          zh: '<p>同一账户同一时间只能在一处使用。如果选择继续，对方会立即退出登录。如果不是您本人操作，请修改密码。</p>',
        },
      },
      {
        question: { en: 'How long do I stay signed in?', zh: '登录状态会保持多久？' },
        content: {
          en: '<p>At most twelve hours, or thirty days if you tick <strong>Stay signed in</strong>. A session that you do not use ends earlier: after four hours, or seven days. Do not tick it on a computer that others use.</p>',
          zh: '<p>最长十二小时；勾选<strong>保持登录状态</strong>后最长三十天。如果一直不使用，会提前结束：四小时后，或七天后。请不要在与他人共用的电脑上勾选。</p>',
        },
      },
    ],
  },
];
