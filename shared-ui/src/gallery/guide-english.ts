import type { Guide } from './guide.ts';

export const guideEnglish: Guide = {
  contents: 'Contents',
  keyboard: 'Keyboard',
  parts: {
    foundations: 'Foundations',
    actions: 'Actions and marks',
    fields: 'Fields',
    search: 'Putting a search together',
    overlays: 'Menus and dialogs',
    programmes: 'Programmes',
    states: 'States',
  },
  widgets: {
    type: {
      name: 'Type',
      use: 'Five sizes, each with its line. Figures keep one width, so that columns of numbers line up. Chinese gets more air between lines and no italics.',
    },
    colour: {
      name: 'Colour',
      use: 'Colours are named by their purpose and exist for both themes. Every pair of text and background here has at least the contrast of WCAG AA.',
    },
    button: {
      name: 'Button',
      use: 'One primary button per screen or dialog, for what most people came to do. Red is for what cannot be undone. While it works it keeps its width and the focus.',
    },
    'icon-button': {
      name: 'Icon button',
      use: 'Where there is no room for a word and the picture is known. Its name shows as a tooltip; disabled, it says why.',
    },
    'segmented-control': {
      name: 'Segmented control',
      use: 'Two to four ways to see the same thing, one at a time. For more use a list.',
      keys: 'Arrows move the choice.',
    },
    toggle: {
      name: 'Toggle',
      use: 'One thing that is on or off and takes effect at once. In a form that is sent later use a check box.',
      keys: 'Space turns it over.',
    },
    tooltip: {
      name: 'Tooltip',
      use: 'A few words about a control, never what must be read. Shows by hovering and by focus.',
      keys: 'Escape hides it.',
    },
    badge: {
      name: 'Badge',
      use: 'Labels the item beside it, or counts the new items behind an entry. Over pictures use the dark or the solid one.',
    },
    'search-field': {
      name: 'Search field',
      use: 'Looks through something by a word. Text that is still being composed starts nothing.',
      keys: 'Enter searches, Escape clears.',
    },
    'text-field': {
      name: 'Text field',
      use: 'The label stays visible, the help text is below, and an error explains how to fix the value.',
    },
    select: {
      name: 'Select and checklist',
      use: 'One or several of a dozen options. For long lists use the multi-select, for two to four choices show them all.',
      keys: 'Arrows, Home, End and letters move, Enter or Space chooses, Escape closes.',
    },
    checkbox: {
      name: 'Check box',
      use: 'Ticks one of many things, or stands for a group of which some are ticked.',
      keys: 'Space ticks.',
    },
    'multi-select': {
      name: 'Multi-select',
      use: 'Any number of thousands of options, in groups. Searching opens all groups, and select-all then means what is left. Counts say what an option would find.',
      keys: 'Arrow down goes from the search to the list. Arrows, Home, End and Page keys move; right opens a group, left closes it; Space ticks; Escape clears the search, then closes.',
    },
    'check-group': {
      name: 'Check group',
      use: 'A few choices that are all in sight, any number of them ticked.',
      keys: 'Tab goes from one to the next, Space ticks.',
    },
    'date-range-picker': {
      name: 'Date-range picker',
      use: 'The first click starts, the second ends, the third starts again. A chosen day clicked again is cleared, and the number of a week takes the whole week.',
      keys: 'Arrows move by days and weeks, Page keys by months, Enter chooses.',
    },
    'text-date-input': {
      name: 'Date input',
      use: 'For a day that is known. Read on leaving it: what is no date is cleared, what lies outside of the bounds becomes the nearest bound.',
      keys: 'Enter reads it as well.',
    },
    'time-range-picker': {
      name: 'Time-range picker',
      use: 'A slot of the day. The ends stay in order.',
      keys: 'Arrows and figures choose.',
    },
    'field-group': {
      name: 'Field group',
      use: 'Fields that answer one question together have one name over them.',
    },
    'chip-strip': {
      name: 'Chip strip',
      use: 'What is active, in one row, each with its way out. Longer than its place it is dragged, wheeled or walked along.',
      keys: 'Arrows, Home and End move, Delete removes.',
    },
    menu: {
      name: 'Menu',
      use: 'Actions and places behind one button. Not for choosing a value.',
      keys: 'Arrows move, Enter chooses, Escape closes.',
    },
    dialog: {
      name: 'Dialog',
      use: 'A task that belongs to the page and needs all attention. Widths of 350, 450, 500 and 700 pixels; on phones it comes from below.',
      keys: 'Tab stays inside, Escape closes, and the focus goes back to where it came from.',
    },
    'message-dialog': {
      name: 'Message dialog',
      use: 'Says something and asks what to do about it. The button says what happens, not just yes.',
      keys: 'Escape cancels.',
    },
    accordion: {
      name: 'Accordion',
      use: 'Chapters of which one is read at a time.',
      keys: 'Enter or Space opens and closes.',
    },
    'performance-marker': {
      name: 'Performance marker',
      use: 'Against the slot of the channel, with a tolerance of 20 %: by shape as well as colour. The figure keeps the colour of the text.',
    },
    thumbnail: {
      name: 'Thumbnail',
      use: 'A programme among others. The whole card leads to the programme in a new tab; the check box shows while selecting. Without a picture, or when it fails, a poster is drawn.',
      keys: 'Enter opens the card, Space ticks.',
    },
    'programme-preview': {
      name: 'Programme preview',
      use: 'More about a thumbnail for who rests on it for a second; it closes half a second after leaving. Not on phones: there the card is one tap away.',
      keys: 'Resting on a thumbnail with the focus opens it as well, Escape closes it.',
    },
    carousel: {
      name: 'Carousel',
      use: 'Previews a list; the whole list is one click away. Advances every 3.5 seconds. It pauses under the pointer or the focus, out of view, and for users who prefer less motion.',
      keys: 'Its buttons pause it and turn its pages.',
    },
    notice: {
      name: 'Notice',
      use: 'Says something beside the work. What went wrong is announced at once, the rest when there is a pause.',
    },
    progress: {
      name: 'Progress',
      use: 'Work of more than a second or two. With a figure as soon as one is known, and with a way to give it up.',
    },
    skeleton: {
      name: 'Skeleton',
      use: 'Content that loads into a known shape, so that nothing jumps when it comes.',
    },
    spinner: {
      name: 'Spinner',
      use: 'A moment inside a control or a panel; for a whole area the bars with a text.',
    },
    'empty-state': {
      name: 'Empty state',
      use: 'There is nothing here, which is fine; says what to do about it.',
    },
    'error-state': {
      name: 'Error state',
      use: 'Something failed, which is never shown as empty. What was there stays, and there is a way to try again.',
    },
    'message-screen': {
      name: 'Message screen',
      use: 'In place of a whole page: nothing searched for, nothing found, outside of the subscription, failed. Four different things.',
    },
  },
};
