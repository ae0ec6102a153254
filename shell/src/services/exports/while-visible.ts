/** Does something while the page is visible: aborts it when the page is hidden, and starts it again afterwards. */
export function whileVisible(signal: AbortSignal, start: (signal: AbortSignal) => void): void {
  let shown = new AbortController();
  const look = () => {
    shown.abort();
    if (signal.aborted || document.hidden) return;
    shown = new AbortController();
    start(AbortSignal.any([signal, shown.signal]));
  };
  document.addEventListener('visibilitychange', look, { signal });
  look();
}
