import fc from 'fast-check';

/**
 * Property tests draw anew on a developer's machine, where a counterexample is good news. A gate has to tell of the
 * change alone: there the draw is always the same.
 */
if (process.env['CI'] !== undefined && process.env['CI'] !== '') {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_120 });
}
