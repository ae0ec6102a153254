import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/**
 * Whether to ignore a key. Browsers report AltGr, which types brackets on many keyboards, as Ctrl and Alt. Previews are
 * dialogs that cannot have the focus.
 */
const isIgnored = (event: KeyboardEvent) =>
  event.defaultPrevented ||
  // A held key would go through dozens of cards.
  event.repeat ||
  event.isComposing ||
  ((event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph')) ||
  isTyping(event.target) ||
  document.querySelector('[role$="dialog"]:not([data-preview])') !== null;

/** Handles the keys `[` and `]`, unless the user is typing or a dialog is open. */
export function useBrowseKeys(onPrevious: () => void, onNext: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.key !== '[' && event.key !== ']') || isIgnored(event)) return;
    event.preventDefault();
    if (event.key === '[') onPrevious();
    else onNext();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
