import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';

// What a test waits for comes at once; on a busy machine "at once" may be more than the second that is usual.
configure({ asyncUtilTimeout: 10_000 });
