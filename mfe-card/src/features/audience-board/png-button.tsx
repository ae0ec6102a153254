import { Download } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '@airdex/shared-ui/button';
import { saveFile } from '@airdex/shared-ui/save-file';
import { codeQuery } from '@airdex/mfe-kit/screen';
import type { ShareChartProps } from '../share-chart/interactive-bars.tsx';
import type { ChartPicture } from '../share-chart/chart-picture.tsx';

interface Props {
  readonly chart: ShareChartProps;
  readonly title: string;
  readonly fileName: string;
  readonly onFailure: (isFailed: boolean) => void;
}

const pictureQuery = codeQuery(
  'chart-picture',
  async () => (await import('../share-chart/chart-picture.tsx')).ChartPicture,
);

/** Saves the chart as a picture, with title and legend. The code that draws it loads when it is pressed. */
export function PngButton({ chart, title, fileName, onFailure }: Props) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const [picture, setPicture] = useState<typeof ChartPicture | null>(null);
  const finish = useCallback(
    (png: Blob | null) => {
      setPicture(null);
      setLoading(false);
      onFailure(png === null);
      if (png !== null) saveFile({ blob: png, fileName });
    },
    [fileName, onFailure],
  );
  const start = async () => {
    setLoading(true);
    try {
      const code = await queries.fetchQuery(pictureQuery);
      setPicture(() => code);
    } catch {
      finish(null);
    }
  };
  const Picture = picture;
  return (
    <>
      <Button
        size="small"
        icon={<Download size={14} aria-hidden="true" />}
        aria-label={t('audience.actions.pngHint')}
        isLoading={isLoading}
        onPress={() => void start()}
      >
        {t('audience.actions.png')}
      </Button>
      {Picture !== null && <Picture {...chart} title={title} onFinish={finish} />}
    </>
  );
}
