import { useEffect, type RefObject } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** The key '/' moves the focus into the search box, unless the user is typing or a dialog is open. */
export function useSearchShortcut(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      // The preview beside a thumbnail cannot have the focus.
      if (
        event.defaultPrevented ||
        isTyping(event.target) ||
        document.querySelector('[role$="dialog"]:not([data-preview])')
      )
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
