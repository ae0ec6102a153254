/*
 * Everything that the limit page does is in its document. This script exists because a release of a shell has one, which
 * knows the integrity of the files that it could load. It loads none.
 */
if (document.body.hasAttribute('data-unused')) void import('./unused.ts');
