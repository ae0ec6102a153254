import { useLayoutEffect, useState } from 'react';
import { FlaskConical } from 'lucide-react';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { useTranslation } from 'react-i18next';
import type { RemoteOverride } from '@airdex/shared-contracts/overrides';
import { Button } from '@airdex/shared-ui/button';
import { Notice } from '@airdex/shared-ui/notice';
import { PopoverSurface } from '@airdex/shared-ui/popover';
import type { FailedOverride, RefusedOverride } from './decide-overrides.ts';
import { OverrideList } from './override-list.tsx';
import { OverrideQuestion } from './override-question.tsx';
import { OVERRIDES_NAMESPACE } from './override-texts.ts';
import styles from './override-bar.module.css';

export interface OverrideBarProps {
  readonly overrides: readonly RemoteOverride[];
  /** The overrides that the user is asked about. */
  readonly unconfirmed: readonly RemoteOverride[];
  readonly refused: readonly (RefusedOverride | FailedOverride)[];
  /** The user agrees to them. */
  readonly onAgree: () => void;
  /** Restores the releases of these remotes. */
  readonly onClear: (remotes: readonly string[]) => void;
}

/** Style property that reserves space for the bar below the page. */
const FOOT = '--page-foot';

/**
 * A slim bar below the page while overrides are active. It names, lists and clears them. The page ends above it, so that
 * it covers nothing. Refused and failed overrides are shown above it, until they are dismissed.
 */
export function OverrideBar({ overrides, unconfirmed, refused, onAgree, onClear }: OverrideBarProps) {
  const { t } = useTranslation(OVERRIDES_NAMESPACE);
  const [isDismissed, setDismissed] = useState(refused.length === 0);
  const isShown = overrides.length > 0;
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const { style } = document.documentElement;
    style.setProperty(FOOT, 'var(--control-small)');
    return () => void style.removeProperty(FOOT);
  }, [isShown]);
  return (
    <>
      {unconfirmed.length > 0 && <OverrideQuestion unconfirmed={unconfirmed} onAgree={onAgree} />}
      {!isDismissed && (
        <div className={styles.refusals}>
          <Notice tone="danger" onDismiss={() => setDismissed(true)} dismissLabel={t('close')}>
            <ul>
              {refused.map((refusal, index) => (
                <li key={index}>
                  <RefusalText refusal={refusal} />
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {isShown && (
        <section className={styles.bar} aria-label={t('label')}>
          <DialogTrigger>
            <Button size="small" variant="quiet" icon={<FlaskConical aria-hidden="true" />}>
              {t('count', {
                count: overrides.length,
                remotes: overrides.map(({ remote }) => remote).join(', '),
              })}
            </Button>
            <PopoverSurface placement="top start" label={t('label')}>
              <OverrideList overrides={overrides} onClear={onClear} />
            </PopoverSurface>
          </DialogTrigger>
        </section>
      )}
    </>
  );
}

function RefusalText({ refusal }: { readonly refusal: RefusedOverride | FailedOverride }) {
  const { t } = useTranslation(OVERRIDES_NAMESPACE);
  if (refusal.reason === 'unreadable') return t('unreadable', { text: refusal.text });
  const { remote, origin } = refusal.override;
  const problem = refusal.reason === 'failed' ? refusal.problem : '';
  return t(refusal.reason, { remote, origin, problem });
}
