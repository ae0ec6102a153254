import { Component } from 'react';
import type { ReactNode } from 'react';
import type { ScreenMountProps } from '@airdex/shared-contracts/remote-contract';

/**
 * Stops an error of the screen from leaving single-spa in the middle of a step, where it would block every navigation,
 * and hands it to the shell, which shows it in the remote's place.
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
