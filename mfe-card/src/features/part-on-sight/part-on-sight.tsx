import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState, FOCUS_HOME } from '@airdex/shared-ui/error-state';
import { OnSight, SeenAtOnce } from '@airdex/shared-ui/on-sight';
import { SkeletonBlock } from '@airdex/shared-ui/skeleton';
import type { codeQuery } from '@airdex/mfe-kit/screen';
import { useIsDue } from './use-is-due.ts';
import styles from './part-on-sight.module.css';

interface Props<Code> {
  /** From `codeQuery`. */
  readonly code: ReturnType<typeof codeQuery<Code>>;
  /**
   * Width to height of the placeholder, such as '16 / 9'. It should be close to that of the part, so that the page does
   * not jump.
   */
  readonly ratio: string;
  readonly children: (code: Code) => ReactNode;
}

function Placeholder({ ratio }: { readonly ratio: string }) {
  const { t } = useTranslation();
  return (
    <div className={styles.placeholder}>
      <SkeletonBlock ratio={ratio} />
      <button type="button" className={styles.stop} aria-label={t('sections.loading')} />
    </div>
  );
}

function SeenPart<Code>({ code, ratio, children }: Props<Code>) {
  const { t } = useTranslation();
  const { data, isError, refetch } = useQuery(code);
  if (isError)
    return (
      <div {...FOCUS_HOME}>
        <ErrorState
          title={t('sections.failed')}
          retryLabel={t('failed.retry')}
          onRetry={() => void refetch()}
          isCompact
        />
      </div>
    );
  return data === undefined ? <Placeholder ratio={ratio} /> : children(data);
}

/**
 * A part of the card whose code loads when the part comes into view, or when the browser is idle: the browser's search
 * and print only include loaded parts. The placeholder can have the focus, which scrolls it into view; from there, Tab
 * moves to the controls of the part. Otherwise Tab would skip parts that have not loaded.
 */
export function PartOnSight<Code>(props: Props<Code>) {
  return (
    <SeenAtOnce value={useIsDue()}>
      <OnSight placeholder={<Placeholder ratio={props.ratio} />} isKept>
        {() => <SeenPart {...props} />}
      </OnSight>
    </SeenAtOnce>
  );
}
