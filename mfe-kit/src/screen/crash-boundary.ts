import { Component } from 'react';
import type { ReactNode } from 'react';
import type { ScreenMountProps } from '@airdex/shared-contracts/remote-contract';

/**
 * Catches an error of the screen and passes it to the shell, which shows it in the remote's area. Uncaught, the error
 * would leave single-spa in the middle of a step and block every navigation.
 */
export class CrashBoundary extends Component<
  ScreenMountProps & { readonly children?: ReactNode },
  { readonly hasCrashed: boolean }
> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
