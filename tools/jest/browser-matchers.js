import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';
import { patiently } from './patience.js';

// What a test waits for comes at once; on a busy machine "at once" may be more than the second that is usual.
configure({ asyncUtilTimeout: patiently(10_000) });
