// Runs before the first paint, so that the page never flashes in another theme or language. The shell repeats this when
// it starts and whenever the choice changes: see theme-choice.ts and apply-language.ts.
try {
  const root = globalThis.document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (localStorage.getItem('language') === 'ch') root.lang = 'zh-CN';
} catch {
  // Without storage there is no stored choice.
}
