import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrent, useHost } from '@airdex/mfe-kit/screen';
import type { Releases } from '@airdex/shared-contracts/api';
import { ErrorState } from '@airdex/shared-ui/error-state';
import { MessageScreen } from '@airdex/shared-ui/message-screen';
import { Notice } from '@airdex/shared-ui/notice';
import { Page } from '@airdex/shared-ui/page';
import { SkeletonRows } from '@airdex/shared-ui/skeleton';
import { blockOf, followCanary, type Change } from '../change/change.ts';
import { ChangeDialog } from '../change/change-dialog.tsx';
import { HistoryPanel } from '../history/history-panel.tsx';
import { CanaryPanel } from './canary-panel.tsx';
import { LivePanel } from './live-panel.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useReleases } from './use-releases.ts';
import styles from './releases.module.css';

/** The releases of the product, for users who may manage them. */
export function ReleasesPage() {
  const { t } = useTranslation();
  const user = useCurrent(useHost().session);
  if (user === null) return null;
  return user.CanManageReleases === true ? (
    <ManagedReleases />
  ) : (
    <MessageScreen
      illustration="out-of-scope"
      headingLevel={1}
      title={t('forbidden')}
      subtitle={t('forbiddenText')}
    />
  );
}

/** A requested change, and the canary that the user saw. */
interface RequestedChange {
  readonly change: Change;
  readonly canary: Releases['status']['canary'];
}

function ManagedReleases() {
  const { t } = useTranslation();
  const { data, isFailed, isLoadingMore, loadMore, refetch } = useReleases();
  const [request, setRequest] = useState<RequestedChange | null>(null);
  const [outcome, setOutcome] = useState<'done' | 'unchanged' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, outcome, data);
  const canary = data?.status.canary ?? null;
  const ask = (change: Change) => {
    setOutcome(null);
    setRequest({ change, canary });
  };
  const change = request && followCanary(request.change, request.canary, canary);
  const block = request && blockOf(request.change, request.canary, canary);
  return (
    <Page title={t('title')} lead={t('lead')} width="wide" headingRef={heading}>
      {outcome !== null && (
        <Notice
          tone={outcome === 'done' ? 'success' : 'info'}
          onDismiss={() => setOutcome(null)}
          dismissLabel={t('close')}
        >
          {t(`change.${outcome}`)}
        </Notice>
      )}
      {isFailed && data === undefined && (
        <ErrorState
          title={t('failed')}
          text={t('failedText')}
          retryLabel={t('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {isFailed && data !== undefined && <Notice tone="warning">{t('stale')}</Notice>}
      {data === undefined && !isFailed && <SkeletonRows label={t('loading')} count={6} />}
      {data !== undefined && (
        <>
          <div className={styles.states}>
            <LivePanel status={data.status} onChange={ask} />
            <CanaryPanel status={data.status} screens={data.canaryScreens} onChange={ask} />
          </div>
          <HistoryPanel status={data.status} onMore={loadMore} isLoadingMore={isLoadingMore} onChange={ask} />
          {change !== null && (
            <ChangeDialog
              change={change}
              revision={data.status.revision}
              refetch={refetch}
              block={block}
              onDone={(changed) => {
                setRequest(null);
                setOutcome(changed ? 'done' : 'unchanged');
              }}
              onClose={() => setRequest(null)}
            />
          )}
        </>
      )}
    </Page>
  );
}
