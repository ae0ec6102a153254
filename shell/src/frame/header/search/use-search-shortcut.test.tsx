import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, type ReactNode } from 'react';
import { useSearchShortcut } from './use-search-shortcut.ts';

function Page({ children, isOn = true }: { readonly children?: ReactNode; readonly isOn?: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  useSearchShortcut(input, () => isOn);
  return (
    <>
      <input ref={input} type="search" />
      <button type="button">Thumbnail</button>
      {children}
    </>
  );
}

const box = () => screen.getByRole('searchbox');

test.each([
  ['nothing else', undefined],
  ['a preview, which cannot have the focus', <div key="preview" role="dialog" data-preview="" />],
])('/ moves the focus into the search box beside %s', async (_, layer) => {
  render(<Page>{layer}</Page>);
  screen.getByRole('button').focus();
  await userEvent.keyboard('/');
  expect(box()).toHaveFocus();
  expect(box()).toHaveValue('');
});

test('/ leaves a check box, which takes no text', async () => {
  render(
    <Page>
      <input type="checkbox" />
    </Page>,
  );
  screen.getByRole('checkbox').focus();
  await userEvent.keyboard('/');
  expect(box()).toHaveFocus();
});

test.each([<input key="field" />, <textarea key="area" />, <select key="list" />])(
  '/ stays in a field that it could be typed into (%#)',
  async (field) => {
    const { container } = render(<Page>{field}</Page>);
    const last = container.lastElementChild as HTMLElement;
    last.focus();
    await userEvent.keyboard('/');
    expect(last).toHaveFocus();
  },
);

test('/ does nothing while such shortcuts are turned off', async () => {
  render(<Page isOn={false} />);
  screen.getByRole('button').focus();
  await userEvent.keyboard('/');
  expect(screen.getByRole('button')).toHaveFocus();
});

test.each(['dialog', 'alertdialog'])('/ leaves the focus in an open %s', async (role) => {
  render(
    <Page>
      <div role={role} />
    </Page>,
  );
  screen.getByRole('button').focus();
  await userEvent.keyboard('/');
  expect(screen.getByRole('button')).toHaveFocus();
});
