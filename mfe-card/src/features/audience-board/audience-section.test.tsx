import { expect, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { AudienceResults } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { AudienceSection } from './audience-section.tsx';

interface Props {
  readonly includesAudienceResults: boolean;
  readonly load: () => Promise<AudienceResults | null>;
}

function Section({ includesAudienceResults, load }: Props) {
  const part = useQuery({ queryKey: ['results'], queryFn: load });
  if (part.isPending) return null;
  return <AudienceSection card={programmeCard({ includesAudienceResults })} part={part} />;
}

function show(props: Props) {
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={createTestHost()}>
      <Section {...props} />
    </ScreenProviders>,
  );
}

test('[AUD-01] shows a message if there are no results', async () => {
  show({ includesAudienceResults: true, load: () => Promise.resolve(null) });
  expect(await screen.findByText('No audience results')).toBeVisible();
  expect(screen.queryByText(/subscription/)).not.toBeInTheDocument();
});

test('[AUD-01] says that the subscription does not include them, with a way to contact the team', async () => {
  show({ includesAudienceResults: false, load: () => Promise.resolve(null) });
  expect(await screen.findByText('Audience results are not included')).toBeVisible();
  expect(screen.queryByText('No audience results')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Airdex team' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('shows a failure as neither of these states', async () => {
  show({ includesAudienceResults: false, load: () => Promise.reject(new Error('down')) });
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  expect(screen.queryByText(/audience results/i, { selector: 'p' })).not.toBeInTheDocument();
});
