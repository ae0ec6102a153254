import { useEffect, useEffectEvent, type RefObject } from 'react';
import { OPEN_DIALOGS } from '../../../lib/open-dialogs.ts';
import { isTextField } from '../../../lib/text-field.ts';

const isTyping = (target: EventTarget | null) =>
  isTextField(target) ||
  target instanceof HTMLSelectElement ||
  (target instanceof HTMLElement && target.isContentEditable);

/**
 * The key '/' moves the focus into the search box, unless the user is typing, a dialog is open or such shortcuts are
 * turned off.
 */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>, isOn: () => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.defaultPrevented || isTyping(event.target) || document.querySelector(OPEN_DIALOGS) || !isOn())
      return;
    event.preventDefault();
    input.current?.focus();
    input.current?.select();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
