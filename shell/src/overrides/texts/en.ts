/** English texts of overrides. */
export const en = {
  label: 'Development overrides',
  count_one: '{{count}} override: {{remotes}}',
  count_other: '{{count}} overrides: {{remotes}}',
  explanation: 'In this tab, these parts of {{product}} come from a dev server instead of their release.',
  clear: 'Clear',
  clearOne: 'Clear the override of {{remote}}',
  clearAll: 'Clear all',
  clearHere: 'Clear the override',
  close: 'Close',
  question: 'Load code from another server?',
  questionText: 'The link that you opened asks to replace these parts of {{product}} in this tab:',
  questionRisk:
    'The code can see and do everything that you can. Load it only if you develop these parts yourself.',
  agree: 'Load the code',
  cancel: 'Cancel',
  'not-allowed':
    'The override of {{remote}} was refused: this site does not load code from {{origin}}. You see the normal release.',
  'not-permitted':
    'The override of {{remote}} was refused: only developers may load code from {{origin}} here. You see the normal release.',
  'not-let-in':
    'The override of {{remote}} could not be applied, because this browser does not keep cookies for the site. You see the normal release.',
  failed: 'The override of {{remote}} does not work: {{problem}}.',
  unreadable: '“{{text}}” is not an override. Write one like this: card@http://localhost:4102',
} as const;
