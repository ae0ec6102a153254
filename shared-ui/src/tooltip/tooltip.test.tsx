import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/index.ts';
import { InfoTooltip, Tooltip } from './index.ts';

test("shows the text on keyboard focus as the control's description; Escape hides it", async () => {
  const user = userEvent.setup();
  render(<InfoTooltip label="About the share" text="Share of viewers at launch" />);
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();

  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('Share of viewers at launch');
  expect(screen.getByRole('button', { name: 'About the share' })).toHaveAccessibleDescription(
    'Share of viewers at launch',
  );

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
});

test('shows the text when the icon is pressed, until the focus leaves it', async () => {
  const user = userEvent.setup();
  render(
    <>
      <InfoTooltip label="About the share" text="Share of viewers at launch" />
      <button type="button">Next</button>
    </>,
  );
  await user.pointer({ keys: '[TouchA]', target: screen.getByRole('button', { name: 'About the share' }) });
  expect(screen.getByRole('tooltip')).toHaveTextContent('Share of viewers at launch');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});

test('stays away when the focus leaves its control after another tooltip has replaced it', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Tooltip text="First" delay={0}>
        <Button>A</Button>
      </Tooltip>
      <Tooltip text="Second" delay={0}>
        <Button>B</Button>
      </Tooltip>
    </>,
  );
  await user.tab();
  expect(screen.getByRole('tooltip')).toHaveTextContent('First');
  // React Aria notices a pointer when it moves, after it has entered the control.
  await user.hover(document.body);
  await user.hover(screen.getByRole('button', { name: 'B' }));
  expect(screen.getByRole('tooltip')).toHaveTextContent('Second');
  await user.unhover(screen.getByRole('button', { name: 'B' }));
  await user.tab({ shift: true });
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
});
