import { runGenerate } from './run-generate.ts';

/** `npm run catalogue:generate -- --programmes N`: fills the catalogue with sample programmes. */
process.exitCode = await runGenerate(process.argv.slice(2), process.env);
