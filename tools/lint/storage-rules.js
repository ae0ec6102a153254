import { storageRulesOf } from '../../mfe-kit/presets/eslint/storage-rules.js';

export const storageRules = storageRulesOf(['mfe-!(kit)/**/*.{ts,tsx,js,mjs}']);
