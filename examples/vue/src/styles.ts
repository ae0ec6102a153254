/** Class names begin with the name of the remote, and colours and sizes are tokens of the page. */
const STYLES = `
.mfe-vue-page {
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  max-width: 880px;
  margin: 0 auto;
  padding: var(--space-3) var(--space-2) var(--space-6);
}
.mfe-vue-page h1 {
  outline: none;
}
.mfe-vue-page p {
  color: var(--color-text-muted);
}
.mfe-vue-page button {
  min-height: var(--control);
  padding: 0 14px;
  border: 1px solid var(--color-border-input);
  border-radius: var(--radius);
  background: var(--color-surface);
  cursor: pointer;
}
.mfe-vue-page button:hover {
  background: var(--color-surface-hover);
}
.mfe-vue-actions,
.mfe-vue-page ul,
.mfe-vue-page [role='alert'] {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1);
}
`;

/** Applies the styles of the page until the returned function is called. */
export function adoptStyles(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLES);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== sheet);
  };
}
