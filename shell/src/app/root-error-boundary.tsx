import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { ServicesContext } from '../services/services-context.ts';

interface RootErrorBoundaryProps {
  readonly children: ReactNode;
}

/** Catches otherwise uncaught errors. Shows a message and a way to start again instead of a blank page. */
export class RootErrorBoundary extends Component<RootErrorBoundaryProps, { readonly hasFailed: boolean }> {
  static override contextType = ServicesContext;
  declare context: React.ContextType<typeof ServicesContext>;
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const telemetry = this.context?.host.telemetry;
    if (telemetry === undefined) return;
    telemetry.report({ kind: 'error', name: 'shell', error });
    // If this code can't be loaded, the message stays and users decide what to do.
    import(/* webpackChunkName: "failures" */ '../updates/shell-crashes.ts')
      .then(({ noteShellCrash }) => noteShellCrash(telemetry))
      .catch(() => undefined);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Failed /> : this.props.children;
  }
}

function Failed() {
  const { t } = useTranslation();
  return (
    <MessageScreen
      illustration="failed"
      headingLevel={1}
      isAlert
      title={t('failure.title')}
      subtitle={t('failure.text')}
    >
      <Button variant="primary" onPress={() => window.location.reload()}>
        {t('failure.reload')}
      </Button>
    </MessageScreen>
  );
}
