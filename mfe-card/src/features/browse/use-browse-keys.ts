import { useEffect, useEffectEvent } from 'react';
import { ownLocalStorage } from '@airdex/mfe-kit/storage';
import { SINGLE_KEYS_KEY } from '@airdex/shared-contracts/constants';

/** Without the inputs that take no text. */
const TYPED_INTO = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"])';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_INTO));

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

/** Whether the user has turned off the shortcuts of a single character. */
function areTurnedOff(): boolean {
  try {
    return ownLocalStorage().getItem(SINGLE_KEYS_KEY) === 'off';
  } catch {
    return false; // Storage is forbidden.
  }
}

/** Handles the keys `[` and `]`, unless the user is typing, a dialog is open or such shortcuts are turned off. */
export function useBrowseKeys(onPrevious: () => void, onNext: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if ((event.key !== '[' && event.key !== ']') || isIgnored(event) || areTurnedOff()) return;
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
