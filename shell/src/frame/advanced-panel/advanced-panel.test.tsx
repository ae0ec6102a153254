import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startApp } from '../../testing/app-for-tests.tsx';

const entry = () => screen.getByRole('button', { name: 'Advanced search' });
const panel = () => screen.queryByRole('complementary', { name: 'Advanced search' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the advanced panel', () => {
  test('its entry opens it and moves the focus into it, and Escape returns the focus', async () => {
    await startApp({ path: '/faq' });
    expect(panel()).not.toBeInTheDocument();
    expect(entry()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(entry());
    expect(panel()).toHaveFocus();
    expect(await screen.findByRole('heading', { name: 'mfe-search ./advanced-panel' })).toBeVisible();
    expect(entry()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    expect(panel()).not.toBeInTheDocument();
    expect(entry()).toHaveFocus();
  });

  test('Escape returns the focus to what opened it, or to its entry if that is gone', async () => {
    const { services } = await startApp({ path: '/faq' });
    const chip = document.createElement('button');
    screen.getByRole('main').append(chip);
    const openFromChip = () => {
      chip.focus();
      act(() => services.advancedPanel.toggle());
      expect(panel()).toHaveFocus();
    };
    openFromChip();
    await userEvent.keyboard('{Escape}');
    expect(chip).toHaveFocus();
    openFromChip();
    chip.remove();
    await userEvent.keyboard('{Escape}');
    expect(entry()).toHaveFocus();
  });

  test('a reload shows it again and does not move the focus', async () => {
    const { unmount } = await startApp({ path: '/faq' });
    await userEvent.click(entry());
    unmount();
    await startApp({ path: '/faq' });
    expect(panel()).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  test('another page closes it and moves the focus to its heading', async () => {
    await startApp({ path: '/faq' });
    await userEvent.click(entry());
    await userEvent.click(screen.getByRole('link', { name: 'Airdex, home' }));
    expect(await screen.findByRole('heading', { name: 'mfe-search ./home' })).toHaveFocus();
    expect(panel()).not.toBeInTheDocument();
  });

  test('closes when the session ends', async () => {
    const { services } = await startApp({ path: '/faq' });
    await userEvent.click(entry());
    act(() => services.session.end('signed-out'));
    expect(services.advancedPanel.isVisible.get()).toBe(false);
  });
});
