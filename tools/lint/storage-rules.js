import { storageRulesOf } from '../../mfe-kit/presets/eslint/storage-rules.js';

const rules = storageRulesOf(['mfe-*/**/*.{ts,tsx,js,mjs}']);

export const storageRules = { ...rules, ignores: [...rules.ignores, 'mfe-kit/**'] };
