import { isTextField } from '../lib/text-field.ts';
import type { ShellServices } from '../services/shell-services.ts';
import { isUnderWay } from '../services/exports/export-job.ts';

/** Text that the user may be writing: a focused field that is not empty. */
function isWriting(element: Element | null): boolean {
  if (element instanceof HTMLElement && element.isContentEditable) return true;
  return isTextField(element) && element.value !== '';
}

/**
 * Whether the page can reload without losing or interrupting the user's work: no unsaved work or typed text, no
 * dialog, no running export, nothing being written.
 */
export function isSafeToLeave({
  dialogs,
  exports,
  unsavedWork,
  hasTypedText,
}: Pick<ShellServices, 'dialogs' | 'exports' | 'unsavedWork' | 'hasTypedText'>): boolean {
  return (
    !unsavedWork.isAny.get() &&
    !hasTypedText() &&
    dialogs.opened.get().length === 0 &&
    document.querySelector('[role="dialog"], [role="alertdialog"]') === null &&
    !exports.jobs.get().some(isUnderWay) &&
    !isWriting(document.activeElement)
  );
}
