import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { ErrorState } from '../error-state/index.ts';
import { Notice } from '../notice/index.ts';
import { Progress } from '../progress/index.ts';
import { SkeletonCardGrid, SkeletonRows } from '../skeleton/index.ts';
import { LoadingScreen, Spinner } from '../spinner/index.ts';
import type { GalleryTexts } from './gallery-texts.ts';
import { Columns, Row, Section } from './section.tsx';
import styles from './gallery.module.css';

/** Loading, empty, failed, and what is said beside the work. */
export function StatesSection({ texts }: { texts: GalleryTexts }) {
  return (
    <Section title={texts.sections.states}>
      <div className={styles.stack}>
        <Notice placement="strip" tone="warning" regionLabel={texts.sample}>
          {texts.sample}
        </Notice>
        <Notice tone="info" title={texts.about}>
          {texts.aboutShare}
        </Notice>
        <Notice tone="success" onDismiss={() => undefined} dismissLabel={texts.close}>
          {texts.saved}
        </Notice>
        <Notice tone="warning">{texts.offline}</Notice>
        <Notice tone="danger" title={texts.failed} actions={<Button size="small">{texts.retry}</Button>}>
          {texts.failedText}
        </Notice>
        <Notice tone="neutral" regionLabel="Cookies" actions={<Button size="small">{texts.accept}</Button>}>
          {texts.cookies}
        </Notice>
        <ErrorState
          isCompact
          title={texts.failed}
          text={texts.failedText}
          retryLabel={texts.retry}
          onRetry={() => undefined}
        />
      </div>
      <Columns>
        <div className={styles.panel}>
          <EmptyState title={texts.empty} text={texts.emptyText}>
            <Button>{texts.search}</Button>
          </EmptyState>
        </div>
        <div className={styles.panel}>
          <ErrorState
            title={texts.failed}
            text={texts.failedText}
            retryLabel={texts.retry}
            onRetry={() => undefined}
            details="503 Service Unavailable"
            detailsLabel={texts.details}
          />
        </div>
        <div className={styles.panel}>
          <LoadingScreen label={texts.loading} />
        </div>
      </Columns>
      <Columns>
        <Progress label={texts.exporting} value={null} />
        <Progress label={texts.exporting} value={38} cancelLabel={texts.cancel} onCancel={() => undefined} />
        <Progress label={texts.exporting} value={24} detail="12 / 50" />
      </Columns>
      <Row>
        <Spinner size={16} label={texts.loading} />
        <Spinner label={texts.loading} />
        <Spinner size={40} label={texts.loading} />
      </Row>
      <SkeletonCardGrid label={texts.loading} count={4} />
      <SkeletonRows label={texts.loading} count={3} />
    </Section>
  );
}
