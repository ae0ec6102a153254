import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { definePage } from '@airdex/mfe-kit/screen';
import { texts } from './texts/index.ts';

function Page() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  return (
    <div>
      <h1 tabIndex={-1}>{t('title')}</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        {t('pressed', { count })}
      </button>
    </div>
  );
}

export const { bootstrap, mount, update, unmount } = definePage({
  remote: 'mfe-rspack',
  exposed: './page',
  texts,
  component: Page,
});
