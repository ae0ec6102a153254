import { describe, expect, test } from '@jest/globals';
import { nameText } from './name-text.ts';

describe('a name as one line', () => {
  test.each([
    ['  New drama ', 'New drama'],
    ['New\r\n\n drama', 'New drama'],
    ['New\u2028drama\u0085', 'New drama'],
    ['New\u0007\u001bdrama', 'New drama'],
    ['\u202eNew\u202c \u2066drama\u2069', 'New drama'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d👧', '👩\u200d👧'],
    ['שלום\u200e!', 'שלום\u200e!'],
  ])('%j is stored as %j', (given, stored) => {
    expect(nameText(given)).toBe(stored);
    expect(nameText(stored)).toBe(stored);
  });

  test.each([
    '',
    ' ',
    '\u200b',
    '\u00ad\u2060',
    '\u200c \u200d',
    '\u202e',
    '\u3164',
    '\ufe0f',
    '\n\u200b\n',
    '\u2800',
    '\u0301',
  ])('%j is empty', (given) => {
    expect(nameText(given)).toBe('');
  });
});
