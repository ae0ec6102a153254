import { useRef, type ReactNode } from 'react';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from '../dialog/index.ts';
import { PopoverSurface } from '../popover/index.ts';

interface Props {
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

function InPopover({ onOpenChange, children }: Props) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={triggerRef} type="button" />
      <PopoverSurface label="Layer" opened={{ triggerRef, isOpen: true, onOpenChange }}>
        {children}
      </PopoverSurface>
    </>
  );
}

const InDialog = (props: Props) => <Dialog isOpen title="Layer" closeLabel="Close" {...props} />;

test.each([
  ['dialog', InDialog],
  ['popover', InPopover],
])('a %s stays open on the Escape that ends a composition, as each browser reports it', (_, Layer) => {
  const onOpenChange = jest.fn<(isOpen: boolean) => void>();
  render(
    <Layer onOpenChange={onOpenChange}>
      <input aria-label="Name" />
    </Layer>,
  );
  const field = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true, keyCode: 229 });
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape', keyCode: 27 });
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});
