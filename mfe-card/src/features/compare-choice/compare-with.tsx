import { Columns3 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { comparePath } from '@airdex/shared-contracts/routes';
import { ChooseButton } from './choose-button.tsx';

interface Props {
  readonly idProgram: number;
  readonly title: string;
}

/** Compares a programme with others, which the user chooses. */
export function CompareWith({ idProgram, title }: Props) {
  const { t } = useTranslation();
  const { navigate } = useHost();
  return (
    <ChooseButton
      icon={<Columns3 aria-hidden="true" />}
      label={t('compareChoice.with')}
      title={t('compareChoice.withTitle', { title })}
      ids={[idProgram]}
      onChoose={(ids) => {
        navigate(comparePath([idProgram, ...ids]));
      }}
    />
  );
}
