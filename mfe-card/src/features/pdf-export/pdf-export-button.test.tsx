import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { PdfExportButton } from './pdf-export-button.tsx';

test('exports this programme alone, under its title', async () => {
  const host = createTestHost();
  render(
    <ScreenProviders remote="mfe-card" texts={texts} host={host}>
      <PdfExportButton idProgram={7} title="Nightfall" />
    </ScreenProviders>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export PDF' }));
  expect(host.orders).toEqual([
    {
      call: 'getCardPdf',
      body: { selectMode: 'Include', selectedIds: [7] },
      programmes: 1,
      title: 'Nightfall',
    },
  ]);
});
