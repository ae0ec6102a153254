import { LayoutGrid, Table2 } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '@airdex/shared-ui/segmented-control';
import type { ResultsView } from '../results-view/results-view.ts';

interface Props {
  readonly view: ResultsView;
  readonly onChange: (view: ResultsView) => void;
}

/** Thumbnails or table. */
export const ViewChoice = memo(function ViewChoice({ view, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('results.view')}
      value={view}
      onChange={onChange}
      segments={[
        { id: 'thumbs', label: t('results.thumbs'), icon: <LayoutGrid aria-hidden="true" /> },
        { id: 'list', label: t('results.list'), icon: <Table2 aria-hidden="true" /> },
      ]}
    />
  );
});
