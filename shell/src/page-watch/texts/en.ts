/** What the page says of its own composition. */
export const en = {
  label: 'Version of Airdex',
  newer: 'A newer version of Airdex is ready. It comes with the next page you open.',
  better:
    'Part of Airdex keeps failing here. Another version is ready; it comes with the next page you open.',
  update: 'Load it now',
  dismiss: 'Dismiss',
  unsaved: 'Discard unsaved changes?',
  unsavedText: 'What you typed or changed on this page is not saved. Loading the other version discards it.',
  discard: 'Discard and load',
  keep: 'Keep working',
  earlier: 'An earlier version of part of this page is shown: the newer one could not be loaded.',
} as const;
