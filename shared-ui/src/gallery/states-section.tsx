import { Button, ButtonLink } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { MessageScreen, type IllustrationName } from '../message-screen/index.ts';
import { Progress } from '../progress/index.ts';
import { SkeletonCardGrid, SkeletonRows } from '../skeleton/index.ts';
import { LoadingScreen, Spinner } from '../spinner/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { NoticeSpecimen } from './notice-specimen.tsx';
import { Columns, Row, Section, Specimen } from './section.tsx';
import styles from './gallery.module.css';

const screens: readonly IllustrationName[] = [
  'invalid-search',
  'no-results',
  'out-of-scope',
  'not-found',
  'failed',
  'signed-out',
];

/** Loading, empty and failed states, and notices. */
export function StatesSection({ texts }: { texts: GalleryTexts }) {
  const failed = {
    title: texts.failed,
    text: texts.failedText,
    retryLabel: texts.retry,
    onRetry: () => undefined,
  };
  return (
    <Section part="states">
      <NoticeSpecimen texts={texts} />
      <Specimen of="progress">
        <Columns>
          <Progress label={texts.exporting} value={null} />
          <Progress label={texts.exporting} value={0} />
          <Progress
            label={texts.exporting}
            value={38}
            cancelLabel={texts.cancel}
            onCancel={() => undefined}
          />
          <Progress label={texts.exporting} value={24} detail="12 / 50" />
          <Progress
            label={texts.exporting}
            value={80}
            cancelLabel={texts.cancel}
            onCancel={() => undefined}
            isCancelling
          />
          <Progress label={texts.exporting} value={100} />
        </Columns>
      </Specimen>
      <Specimen of="skeleton">
        <SkeletonCardGrid label={texts.loading} count={4} />
        <SkeletonRows label={texts.loading} count={3} />
      </Specimen>
      <Specimen of="spinner">
        <Row>
          <Spinner size={16} label={texts.loading} />
          <Spinner label={texts.loading} />
          <Spinner size={40} label={texts.loading} />
        </Row>
        <div className={styles.panel}>
          <LoadingScreen label={texts.loading} />
        </div>
      </Specimen>
      <Specimen of="empty-state">
        <div className={styles.panel}>
          <EmptyState title={texts.empty} text={texts.emptyText}>
            <Button>{texts.search}</Button>
          </EmptyState>
        </div>
      </Specimen>
      <Specimen of="error-state">
        <div className={styles.panel}>
          <ErrorState {...failed} details="503 Service Unavailable" detailsLabel={texts.details} />
        </div>
        <ErrorState {...failed} isCompact />
        <ErrorState {...failed} isCompact isRetrying />
      </Specimen>
      <Specimen of="message-screen">
        <Columns>
          {screens.map((name, index) => (
            <div key={name} className={styles.panel}>
              <MessageScreen
                illustration={name}
                title={texts.screens[index]?.[0] ?? ''}
                subtitle={texts.screens[index]?.[1] ?? ''}
              >
                <ButtonLink href="mailto:team@example.com">{texts.faq}</ButtonLink>
              </MessageScreen>
            </div>
          ))}
        </Columns>
      </Specimen>
    </Section>
  );
}
