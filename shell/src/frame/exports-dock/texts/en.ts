/** English texts of the exports. */
export const en = {
  exports: {
    label: 'Exports',
    pdf_one: 'PDF of {{shown}} programme',
    pdf_other: 'PDF of {{shown}} programmes',
    excel_one: 'Excel file of {{shown}} programme',
    excel_other: 'Excel file of {{shown}} programmes',
    titled: 'PDF of “{{title}}”',
    queued: '{{name}}: waiting in the queue',
    place: '{{name}}: waiting, number {{place}} in the queue',
    working: 'Creating {{name}}…',
    cancel: 'Cancel',
    done: '{{name}}: saved as {{file}}',
    failed: '{{name}} could not be created.',
    failedText: 'Please try again in a moment.',
  },
} as const;
