/** Texts of the gallery: what an application would translate. */
export interface GalleryTexts {
  title: string;
  intro: string;
  sections: Record<
    'type' | 'colour' | 'buttons' | 'fields' | 'overlays' | 'programmes' | 'states' | 'screens',
    string
  >;
  search: string;
  searchHint: string;
  save: string;
  cancel: string;
  remove: string;
  export: string;
  selectFirst: string;
  more: string;
  retry: string;
  close: string;
  clear: string;
  loading: string;
  exporting: string;
  name: string;
  nameHelp: string;
  nameMissing: string;
  description: string;
  remember: string;
  some: string;
  unavailable: string;
  titleFields: string;
  fields: readonly string[];
  chosen: (count: number) => string;
  choose: string;
  language: string;
  view: string;
  thumbs: string;
  list: string;
  account: string;
  subscription: string;
  faq: string;
  logOut: string;
  about: string;
  aboutShare: string;
  isNew: string;
  selection: string;
  select: string;
  newTab: string;
  above: string;
  within: string;
  below: string;
  sample: string;
  offline: string;
  cookies: string;
  accept: string;
  saved: string;
  failed: string;
  failedText: string;
  details: string;
  empty: string;
  emptyText: string;
  dialogText: string;
  screens: readonly (readonly [string, string])[];
  question: readonly (readonly [string, string])[];
  programmes: readonly { title: string; genre: string; country: string; channel: string; date: string }[];
}
