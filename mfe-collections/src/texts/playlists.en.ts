/** English texts of the playlists page. */
export const playlistsEn = {
  title: 'Playlists',
  subtitle: 'Collections of programmes made by you or your colleagues.',
  loading: 'Loading playlists…',
  failed: 'The playlists could not be loaded',
  empty: 'You have no playlists yet.',
  noneOwn: 'You have no playlists of your own yet.',
  open: 'Show the playlist “{{name}}”',
  sharedBy: 'shared by {{owner}}',
  shared: 'Shared',
  showShared: 'Show shared playlists',
  quoted: '“{{name}}”',
  actions: {
    share: 'Share “{{name}}”',
    unlinkUsers: 'Shared: unlink users of “{{name}}”',
    unlink: 'Unlink “{{name}}”',
  },
  editTitle: 'Edit the playlist',
  edited: 'Playlist “{{name}}” saved.',
  unlinkTitle: 'Unlink the playlist',
  unlinkQuestion: 'UNLINK - Are you sure you want to unlink "{{name}}"?',
  unlinked: 'Playlist “{{name}}” removed from your list.',
  deletedElsewhere: '“{{name}}” was deleted in another window.',
  lost_one: '{{names}} is no longer shared with you.',
  lost_other: '{{names}} are no longer shared with you.',
};

/** English texts of the dialogs about sharing. */
export const sharingEn = {
  shareTitle: 'Share the playlist',
  shareLead: 'Choose the colleagues to share “{{name}}” with.',
  /** Includes the sentence before it, because only some languages put a space between sentences. */
  already_one: '$t(sharing.shareLead) It is shared with {{count, number}} colleague already.',
  already_other: '$t(sharing.shareLead) It is shared with {{count, number}} colleagues already.',
  search: 'Search by email or username',
  clearSearch: 'Clear the search',
  available: 'Available',
  selected: 'Selected',
  selectAll: 'Select all',
  deselectAll: 'Deselect all',
  none: 'No Results Found',
  loading: 'Loading users…',
  failed: 'The users could not be loaded',
  shared_one: 'Playlist “{{name}}” shared with {{count, number}} colleague.',
  shared_other: 'Playlist “{{name}}” shared with {{count, number}} colleagues.',
  unlinkTitle: 'Unlink users',
  unlinkLead: 'Remove the colleagues who should no longer see “{{name}}”.',
  linked: 'Shared with',
  remove: 'Remove {{name}}',
  removed_one: '{{count, number}} colleague will be removed when you confirm.',
  removed_other: '{{count, number}} colleagues will be removed when you confirm.',
  unlinked_one: 'Playlist “{{name}}” is no longer shared with {{count, number}} colleague.',
  unlinked_other: 'Playlist “{{name}}” is no longer shared with {{count, number}} colleagues.',
};

/** English texts of the editor of a description. */
export const descriptionEditorEn = {
  tools: 'Formatting',
  bold: 'Bold',
  italic: 'Italic',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  link: 'Link',
  linkAddress: 'Address of the link',
  linkInvalid: 'Enter an address such as https://example.com.',
  applyLink: 'Apply',
  removeLink: 'Remove the link',
};
