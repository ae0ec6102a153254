import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { AboutUsScreen } from './about-us-screen.tsx';

test('shows two companies with paragraphs and links, and a contact', () => {
  render(
    <ScreenProviders remote="mfe-account" texts={texts} host={createTestHost()}>
      <AboutUsScreen />
    </ScreenProviders>,
  );
  for (const [name, site] of [
    ['Airdex', 'https://www.airdex.example'],
    ['Airdex Insights', 'https://insights.airdex.example'],
  ] as const) {
    const company = screen.getByRole('region', { name });
    expect(within(company).getAllByRole('paragraph').length).toBeGreaterThan(1);
    const link = within(company).getByRole('link');
    expect(link).toHaveAttribute('href', site);
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const contact = screen.getByRole('region', { name: 'Contact' });
  expect(within(contact).getByRole('link')).toHaveAttribute('href', 'mailto:contact@airdex.example');
});
