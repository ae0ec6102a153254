import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';
import { patiently } from './patience.js';

// What a test waits for appears immediately, but on a busy machine that can take longer than the default of a second.
configure({ asyncUtilTimeout: patiently(10_000) });
