export { Menu, type MenuProps } from './menu.tsx';
export type { MenuEntry, MenuEntries } from './menu-entry.ts';
