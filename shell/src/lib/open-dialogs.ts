/** Selector of the open dialogs, without previews of programmes: those can't have the focus, and close by themselves. */
export const OPEN_DIALOGS = '[role$="dialog"]:not([data-preview])';
