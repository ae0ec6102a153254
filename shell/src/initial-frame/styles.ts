/**
 * The style sheets of the components that the page's frame repeats, by the prefix of their classes in its markup:
 * `header-logo` is `.logo` of `header.module.css`. The build takes only the rules whose classes occur in the markup. Later
 * sheets override earlier ones.
 */
export const FRAME_STYLES = {
  skeleton: '../../../shared-ui/src/skeleton/skeleton.module.css',
  field: '../../../shared-ui/src/search-field/search-field.module.css',
  wordmark: '../components/wordmark.module.css',
  languages: '../components/language-buttons.module.css',
  frame: '../frame/standard-frame.module.css',
  bare: '../frame/bare-frame.module.css',
  header: '../frame/header/header.module.css',
  search: '../frame/header/search/search-box.module.css',
  user: '../frame/header/user-menu/user-menu.module.css',
  entry: '../frame/navigation/nav-entry.module.css',
  navigation: '../frame/navigation/navigation-bar.module.css',
  bottom: '../frame/navigation/bottom-bar.module.css',
  panel: '../frame/advanced-panel/advanced-panel.module.css',
  screen: '../remotes/screen/remote-screen.module.css',
  login: '../pages/login/login-page.module.css',
  hero: '../pages/login/login-hero.module.css',
  own: './initial-frame.module.css',
} as const;

/** A class in the markup: the prefix of its sheet, and its name in that sheet. */
export type FrameClass = `${keyof typeof FRAME_STYLES}-${string}`;
