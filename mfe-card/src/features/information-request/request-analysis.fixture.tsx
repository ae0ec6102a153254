import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost, programmeCard } from '@airdex/mfe-kit/test-kit';
import type { ApiClient, ProgrammeCard } from '@airdex/shared-contracts/api';
import { texts } from '../../texts/index.ts';
import { RequestAnalysis } from './request-analysis.tsx';

export type Send = ApiClient['informationRequest'];

export const sent = () => jest.fn<Send>(() => Promise.resolve(true));

export function show(informationRequest: Send = sent(), fields: Partial<ProgrammeCard> = {}) {
  const host = createTestHost({ api: { informationRequest } });
  const card = programmeCard({ includedRequests: [1, 3, 4], ...fields });
  // Like the shell, which gives each mounted screen services of its own.
  const newPage = () => (
    <ScreenProviders remote="mfe-card" texts={texts} host={{ ...host, page: host }}>
      <RequestAnalysis card={card} />
    </ScreenProviders>
  );
  return { host, newPage, ...render(newPage()) };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const open = async () => {
  await userEvent.click(button('Request more analysis'));
  return screen.findByRole('dialog', { name: 'Request more analysis' });
};
export const message = () => screen.getByRole('textbox', { name: /Message/ });

export async function fill(text = 'How did it do?') {
  await userEvent.click(screen.getByRole('radio', { name: /Competition analysis/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Msh%/ }));
  await userEvent.type(message(), text);
}
export async function fillAndConfirm() {
  await fill();
  await userEvent.click(button('Continue'));
  await screen.findByRole('dialog', { name: 'Confirm your request' });
}
