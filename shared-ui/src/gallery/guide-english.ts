import type { Guide } from './guide.ts';

export const guideEnglish: Guide = {
  contents: 'Contents',
  keyboard: 'Keyboard',
  parts: {
    foundations: 'Foundations',
    actions: 'Actions and badges',
    fields: 'Fields',
    search: 'Search filters',
    overlays: 'Menus and dialogs',
    programmes: 'Programmes',
    states: 'States',
  },
  widgets: {
    type: {
      name: 'Type',
      use: 'Five sizes, each with its own line height. All digits have the same width, so columns of numbers line up. Chinese text has more space between lines and no italics.',
    },
    colour: {
      name: 'Colour',
      use: 'Colours are named after their purpose and exist in both themes. Every combination of text and background shown here meets the contrast of WCAG AA.',
    },
    button: {
      name: 'Button',
      use: 'One primary button per screen or dialog, for the most common action. Red is for actions that cannot be undone. A loading button keeps its width and the focus.',
    },
    'icon-button': {
      name: 'Icon button',
      use: 'For well-known icons where there is no room for text. A tooltip shows its name, or why it is disabled.',
    },
    'segmented-control': {
      name: 'Segmented control',
      use: 'Two to four views of the same content, one at a time. For more options, use a list.',
      keys: 'The arrow keys change the selection.',
    },
    toggle: {
      name: 'Toggle',
      use: 'A setting that is on or off and takes effect immediately. In a form that is submitted later, use a check box.',
      keys: 'Space switches it.',
    },
    tooltip: {
      name: 'Tooltip',
      use: 'A few words about a control, never essential information. Appears on hover and focus.',
      keys: 'Escape hides it.',
    },
    badge: {
      name: 'Badge',
      use: 'Labels the item beside it, or counts the new items of an entry. On pictures, use the dark or the solid variant.',
    },
    'search-field': {
      name: 'Search field',
      use: 'Searches by a term. Text that is still being composed in an input method does not start a search.',
      keys: 'Enter searches, Escape clears.',
    },
    'text-field': {
      name: 'Text field',
      use: 'The label stays visible, the help text is below, and an error explains how to fix the value.',
    },
    select: {
      name: 'Select and checklist',
      use: 'One or several of up to a dozen options. For long lists, use the multi-select; show two to four options directly.',
      keys: 'The arrow keys, Home, End and letters move. Enter or Space selects, Escape closes.',
    },
    checkbox: {
      name: 'Check box',
      use: 'Selects one of several items, or shows that part of a group is selected.',
      keys: 'Space selects.',
    },
    'multi-select': {
      name: 'Multi-select',
      use: 'Any number of options from thousands, in groups. A search opens all groups, and “select all” then applies to the matches. Counts show how many programmes an option would find.',
      keys: 'Arrow down moves from the search field to the list. The arrow keys, Home, End and the page keys move; right opens a group, left closes it. Space selects. Escape clears the search, then closes the list.',
    },
    'check-group': {
      name: 'Check group',
      use: 'A few options that are always visible, of which any number can be selected.',
      keys: 'Tab moves to the next option, Space selects.',
    },
    'date-range-picker': {
      name: 'Date-range picker',
      use: 'The first click sets the start, the second the end, and the third starts again. Clicking a selected day clears it. Clicking the number of a week selects the week.',
      keys: 'The arrow keys move by days and weeks, the page keys by months. Enter selects.',
    },
    'text-date-input': {
      name: 'Date input',
      use: 'For a known date. The text is read when the focus leaves the field: an invalid date is cleared, and a date out of range becomes the nearest allowed one.',
      keys: 'Enter also reads the text.',
    },
    'time-range-picker': {
      name: 'Time-range picker',
      use: 'A part of the day. The start is never after the end.',
      keys: 'The arrow keys and digits change the time.',
    },
    'field-group': {
      name: 'Field group',
      use: 'Related fields under a common label.',
    },
    'chip-strip': {
      name: 'Chip strip',
      use: 'The active filters in one row, each with a button that removes it. A long strip scrolls by dragging, with the wheel or with the keyboard.',
      keys: 'The arrow keys, Home and End move. Delete removes.',
    },
    menu: {
      name: 'Menu',
      use: 'Actions and links behind one button. Not for selecting a value.',
      keys: 'The arrow keys move, Enter selects, Escape closes.',
    },
    dialog: {
      name: 'Dialog',
      use: 'A task on top of the page that needs full attention. It is 350, 450, 500 or 700 pixels wide; on phones it opens from the bottom.',
      keys: 'Tab stays inside the dialog, Escape closes it, and the focus returns to where it was.',
    },
    'message-dialog': {
      name: 'Message dialog',
      use: 'Informs about something and asks what to do. The button names the action instead of “Yes”.',
      keys: 'Escape cancels.',
    },
    accordion: {
      name: 'Accordion',
      use: 'Sections of which users read one at a time.',
      keys: 'Enter or Space opens and closes a section.',
    },
    'performance-marker': {
      name: 'Performance marker',
      use: 'Compares a share with the average of the slot, with a tolerance of 20%, by shape and colour. The figure has the colour of the text.',
    },
    thumbnail: {
      name: 'Thumbnail',
      use: 'A programme in a list. A click anywhere on it opens the programme in a new tab; the check box is visible while programmes are selected. If there is no picture or it cannot be loaded, a poster is drawn.',
      keys: 'Enter opens the card, Space selects.',
    },
    'programme-preview': {
      name: 'Programme preview',
      use: 'More about a programme once the pointer has been on its thumbnail for a second. It closes half a second after the pointer has left. Phones do not have it, because a tap opens the card.',
      keys: 'It also opens when a thumbnail keeps the focus for a second. Escape closes it.',
    },
    carousel: {
      name: 'Carousel',
      use: 'The first items of a list, with a link to the whole list. It advances every 3.5 seconds, except under the pointer or the focus, out of view, and for users who prefer less motion.',
      keys: 'Its buttons pause it and change the page.',
    },
    notice: {
      name: 'Notice',
      use: 'Information that does not interrupt the user. Screen readers announce failures immediately and other notices at the next pause.',
    },
    progress: {
      name: 'Progress',
      use: 'Work that takes more than a second or two. It shows a percentage once that is known, and can be cancelled.',
    },
    skeleton: {
      name: 'Skeleton',
      use: 'A placeholder in the shape of the content, so that nothing moves when the content arrives.',
    },
    spinner: {
      name: 'Spinner',
      use: 'For short waits in a control or a panel. A whole area shows bars with a text.',
    },
    'empty-state': {
      name: 'Empty state',
      use: 'There is no content yet, which is not an error. The message says what users can do.',
    },
    'error-state': {
      name: 'Error state',
      use: 'Something failed. A failure never looks like an empty state. Earlier content stays visible, and users can try again.',
    },
    'message-screen': {
      name: 'Message screen',
      use: 'Replaces a whole page: no search yet, no results, not in the subscription, or failed, which are four different cases.',
    },
  },
};
