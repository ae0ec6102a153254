/** The contents of the guidelines, in order: each part with its widgets. */
export const CONTENTS = [
  { part: 'foundations', widgets: ['type', 'colour'] },
  { part: 'actions', widgets: ['button', 'icon-button', 'segmented-control', 'toggle', 'tooltip', 'badge'] },
  { part: 'fields', widgets: ['search-field', 'text-field', 'select', 'checkbox'] },
  {
    part: 'search',
    widgets: [
      'multi-select',
      'check-group',
      'date-range-picker',
      'text-date-input',
      'time-range-picker',
      'field-group',
      'chip-strip',
    ],
  },
  { part: 'overlays', widgets: ['menu', 'dialog', 'message-dialog', 'accordion'] },
  { part: 'programmes', widgets: ['performance-marker', 'thumbnail', 'programme-preview', 'carousel'] },
  {
    part: 'states',
    widgets: ['notice', 'progress', 'skeleton', 'spinner', 'empty-state', 'error-state', 'message-screen'],
  },
] as const;

export type PartId = (typeof CONTENTS)[number]['part'];
export type WidgetId = (typeof CONTENTS)[number]['widgets'][number];

/** The element id that a line of the table of contents leads to. */
export const anchorOf = (id: PartId | WidgetId) => `guide-${id}`;
