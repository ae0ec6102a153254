/**
 * Makes the browser load its data about languages after the first paint, while the shell's script arrives. Otherwise the
 * first number or date would do it, which takes long on slow processors.
 */
export function loadLanguageData(): void {
  if (globalThis.PerformanceObserver === undefined) return;
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    void new Intl.NumberFormat();
  }).observe({ type: 'paint', buffered: true });
}
