/** Class names begin with the name of the remote, and colours and sizes are tokens of the page. */
const STYLES = `
.mfe-plain-page {
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  max-width: 880px;
  margin: 0 auto;
  padding: var(--space-3) var(--space-2) var(--space-6);
}
.mfe-plain-page h1 {
  outline: none;
}
.mfe-plain-page p {
  color: var(--color-text-muted);
}
.mfe-plain-page button {
  min-height: var(--control);
  padding: 0 14px;
  border: 1px solid var(--color-border-input);
  border-radius: var(--radius);
  background: var(--color-surface);
  cursor: pointer;
}
.mfe-plain-page button:hover {
  background: var(--color-surface-hover);
}
.mfe-plain-actions,
.mfe-plain-page ul,
.mfe-plain-page [role='alert'] {
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
