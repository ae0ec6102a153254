/*
 * The limit page works without a script. This one exists because a release of a shell has a script, which knows the
 * integrity of the files that it could load. It loads none.
 */
if (document.body.hasAttribute('data-unused')) void import('./unused.ts');
