import { expect, test } from 'vitest';
import { adaptations, type FormatVersion } from './adaptations.ts';

function version(id: string, country: string | null, year: string | null): FormatVersion {
  return { id, group: 'g', country, firstAired: year && `${year}-01-01` };
}

test('marks a country’s first version after another country’s as an adaptation, and leaves the rest open', () => {
  const versions = [
    version('earliest', 'NL', '1999'),
    version('same year', 'BE', '1999'),
    version('later', 'DE', '2001'),
    version('spin-off', 'NL', '2003'),
    version('second', 'DE', '2004'),
    version('nowhere', null, '2005'),
    version('undated', 'FR', null),
    { ...version('alone', 'SE', '2010'), group: 'other' },
  ];
  expect([...adaptations(versions)]).toEqual(['later']);
});
