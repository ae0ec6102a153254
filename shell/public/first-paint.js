// Runs before anything is painted, so that a page of another theme or language never flashes up. The shell does the
// same again when it starts, and from then on whenever the choice changes: see theme-choice.ts and apply-language.ts.
try {
  const root = globalThis.document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  if (localStorage.getItem('language') === 'ch') root.lang = 'zh-CN';
} catch {
  // Without storage there is no choice to know of.
}
