import type { ReactNode } from 'react';
import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { flowsOfProgrammes } from './flow-map-content.ts';
import { launch } from './testing/launch.ts';
import { useFlowTexts } from './use-flow-texts.ts';

test.each([
  ['en', 'Night: Nuit'],
  ['ch', 'Night：Nuit'],
] as const)('launches name their programme with the colon of the language: %s', (language, title) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost({ language })}>
      {children}
    </ScreenProviders>
  );
  const { result } = renderHook(useFlowTexts, { wrapper });
  const { places } = flowsOfProgrammes(
    [
      { idProgram: 1, title: 'Night', launches: [launch({ localTitle: 'Nuit' })] },
      { idProgram: 2, title: 'Noon', launches: [launch({ localTitle: 'Noon' })] },
    ],
    result.current,
  );
  expect(places[0]?.notes.map((note) => note.title)).toEqual([title, 'Noon']);
});
