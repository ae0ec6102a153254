import { useState } from 'react';
import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import type { Language } from '@airdex/shared-contracts/constants';
import { texts } from '../../texts/index.ts';
import { CompareAudience, FIRST_CHOICE } from './compare-audience.tsx';
import { measuredIn } from './testing/measured-in.ts';

const everyone = { id: 1, name: 'Individuals 4+' };
const women = { id: 2, name: 'Women 25-49' };
const cards = [
  programmeCard({ idProgram: 7, localTitle: 'Nightfall' }),
  programmeCard({ idProgram: 8, localTitle: 'Daybreak' }),
];

function Section() {
  const [choice, choose] = useState(FIRST_CHOICE);
  return <CompareAudience cards={cards} choice={choice} onChoose={choose} />;
}

test('names no target if the programmes have no figures, and so no chart', async () => {
  const withoutFigures = (results: AudienceResults) => ({ ...results, visibleIndicators: [] });
  const host = createTestHost({
    api: {
      getAudienceResults: ({ params }) =>
        Promise.resolve(withoutFigures(params.id === 7 ? measuredIn(everyone, women) : measuredIn(everyone))),
    },
  });
  const { container } = render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <CompareAudience
        cards={cards}
        choice={{ ...FIRST_CHOICE, target: String(women.id) }}
        onChoose={jest.fn()}
      />
    </ScreenProviders>,
  );
  await waitFor(() => expect(container.querySelector('ul')).toBeInTheDocument());
  expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
});

test('explains the bars of the only measured programme by its name in their colour', async () => {
  const host = createTestHost({
    api: {
      getAudienceResults: ({ params }) => Promise.resolve(params.id === 8 ? measuredIn(everyone) : null),
    },
  });
  const { container } = render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <Section />
    </ScreenProviders>,
  );
  expect(await screen.findByText('Daybreak')).toBeVisible();
  const tones = [...container.querySelectorAll('[data-tone]')].map((each) => each.getAttribute('data-tone'));
  expect(tones).toEqual(['2', '2']);
});

test.each([
  ['en', '“Daybreak” was not measured for Individuals 4+.'],
  ['ch', '《Daybreak》没有“Individuals 4+”的收视数据。'],
] satisfies [Language, string][])(
  'starts with a target that the programmes share, and names those missing in another one (%s)',
  async (language, note) => {
    const host = createTestHost({
      language,
      api: {
        getAudienceResults: ({ params }) =>
          Promise.resolve(params.id === 7 ? measuredIn(everyone, women) : measuredIn(women)),
      },
    });
    render(
      <ScreenProviders remote="mfe-card" texts={texts} host={host}>
        <Section />
      </ScreenProviders>,
    );
    const target = await screen.findByRole('button', { name: /Women 25-49/ });
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    await userEvent.click(target);
    await userEvent.click(await screen.findByRole('option', { name: 'Individuals 4+' }));
    expect(await screen.findByText(note)).toBeVisible();
  },
);
