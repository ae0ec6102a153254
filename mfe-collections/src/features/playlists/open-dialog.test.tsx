import { expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { ScreenProviders } from '@airdex/mfe-kit/screen';
import { createTestHost } from '@airdex/mfe-kit/test-kit';
import { texts } from '../../texts/index.ts';
import { playlist } from '../playlist-sharing/playlist.fixture.ts';
import { OpenDialog } from './open-dialog.tsx';

let mockContent: Promise<ComponentType>;
jest.mock('../playlist-sharing/share-step.tsx', () => ({
  get ShareStep() {
    return mockContent;
  },
}));

test('shows that its content is loading again after Retry, and another failure', async () => {
  const ignore = () => undefined;
  mockContent = Promise.reject(new Error('offline'));
  render(
    <ScreenProviders remote="mfe-collections" texts={texts} host={createTestHost()}>
      <OpenDialog
        action="share"
        playlist={playlist({ id: 1 })}
        onClose={ignore}
        onDone={ignore}
        onChanged={ignore}
      />
    </ScreenProviders>,
  );
  const press = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  };
  expect(await screen.findByRole('alert')).toBeVisible();
  const second = Promise.withResolvers<ComponentType>();
  mockContent = second.promise;
  await press();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeVisible();
  await act(async () => {
    second.reject(new Error('offline'));
    await second.promise.catch(ignore);
  });
  mockContent = Promise.resolve(() => <p>The content</p>);
  await press();
  expect(await screen.findByText('The content')).toBeVisible();
});
