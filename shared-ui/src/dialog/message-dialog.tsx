import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from '../button/index.ts';
import { Dialog } from './dialog.tsx';

export interface MessageAction {
  label: string;
  variant?: ButtonVariant;
  isLoading?: boolean;
  isDisabled?: boolean;
  /** The dialog closes afterwards unless `staysOpen`. */
  onPress?: (() => void) | undefined;
  staysOpen?: boolean;
}

export interface MessageDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  message: ReactNode;
  width?: 350 | 500 | 700;
  /** From the least to the most likely; each closes the dialog unless it has `staysOpen`. */
  actions: readonly MessageAction[];
  closeLabel: string;
}

/** Shows a message and asks how to proceed. */
export function MessageDialog({ message, actions, width = 350, ...dialog }: MessageDialogProps) {
  return (
    <Dialog
      {...dialog}
      width={width}
      isAlert
      actions={actions.map(({ label, onPress, staysOpen = false, ...button }) => (
        <Button
          key={label}
          {...button}
          onPress={() => {
            onPress?.();
            if (!staysOpen) dialog.onOpenChange(false);
          }}
        >
          {label}
        </Button>
      ))}
    >
      {message}
    </Dialog>
  );
}
