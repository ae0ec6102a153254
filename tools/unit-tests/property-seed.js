import fc from 'fast-check';

/**
 * Property tests use a new seed on a developer's machine, where a counterexample is welcome. CI judges only the change,
 * so it always uses the same seed.
 */
if (process.env['CI'] !== undefined && process.env['CI'] !== '') {
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_120 });
}
