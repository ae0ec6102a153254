import { expect, test } from '@jest/globals';
import { SHARED_LIBRARIES } from '@airdex/mfe-kit/share-scope';

const WIDGETS = SHARED_LIBRARIES['react-aria-components'];

test.each(['Dialog', 'Modal', 'Popover', 'Tooltip', 'TextField', 'ListBox', 'Menu'])(
  'loads overlays, fields and lists when a remote needs them: %s',
  async (name) => {
    const request = `react-aria-components/${name}`;
    expect(WIDGETS.whole).not.toHaveProperty([request]);
    await expect(WIDGETS.later?.[request]?.()).resolves.toHaveProperty(name);
  },
);

test('provides at once what every page shows', () => {
  expect(WIDGETS.whole).toHaveProperty(['react-aria-components/Button']);
});
