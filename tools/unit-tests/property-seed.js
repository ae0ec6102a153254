import fc from 'fast-check';

/**
 * Property tests use a new seed on a developer's machine, where a counterexample is welcome. CI always uses the same
 * seed, so that it only checks the change.
 */
if (process.env['CI'] !== undefined && process.env['CI'] !== '') {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_120 });
}
