import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { ProgrammeCard } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { EvaluationSection } from './evaluation-section.tsx';
import { Verdict } from './verdict.tsx';

function show(fields: Partial<ProgrammeCard>) {
  const card = programmeCard(fields);
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <Verdict card={card} />
      <EvaluationSection card={card} />
    </ScreenProviders>,
  );
}

test('the verdict leads to the evaluation and moves the focus there', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  show({ hasEvaluation: true, verdict: '<p>Bold.</p>', evaluation: '<p>It keeps its promise.</p>' });
  expect(await screen.findByText('Bold.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Read the evaluation' }));
  const block = screen.getByRole('region', { name: 'Evaluation' });
  expect(block).toHaveFocus();
  expect(block).toHaveTextContent('It keeps its promise.');
});

test('says without access that there is an evaluation, with a link to contact the team', () => {
  show({ hasEvaluation: true });
  expect(screen.getByRole('region', { name: 'Evaluation' })).toHaveTextContent(
    'An evaluation for this programme is available, contact us to know more.',
  );
  expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('shows nothing for a programme that was not evaluated', () => {
  show({});
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
