import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';

// What a test waits for appears immediately, but on a busy machine that can take longer than the default of a second.
configure({ asyncUtilTimeout: process.env.CI ? 40_000 : 10_000 });
