import { loadLanguageData } from './load-language-data.ts';
import { startPageCalls } from './start-page-calls.ts';
import { watchFrozenPages } from './watch-frozen-pages.ts';
import { watchStart } from './watch-start.ts';

/*
 * A file of its own, which every page runs while the shell's scripts load. It watches the shell too, so it imports
 * nothing that is large or may fail.
 */

startPageCalls();
watchStart();
watchFrozenPages();
loadLanguageData();
