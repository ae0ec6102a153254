/** English texts of the notices about the page's composition. */
export const en = {
  label: 'Version of {{product}}',
  newer: 'A newer version of {{product}} is ready. It loads with the next page you open.',
  better:
    'Part of {{product}} keeps failing in this browser. Another version is ready and loads with the next page you open.',
  update: 'Load it now',
  close: 'Close',
  unsaved: 'Discard unsaved changes?',
  unsavedText:
    'Your input and changes on this page are not saved. If you load the other version, they are lost.',
  discard: 'Discard and load',
  keep: 'Keep working',
  earlier: 'Part of this page is shown in an earlier version, because the newer one could not be loaded.',
} as const;
