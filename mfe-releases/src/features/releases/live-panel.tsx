import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Releases } from '@airdex/shared-contracts/api';
import { Button } from '@airdex/shared-ui/button';
import { Panel } from '@airdex/shared-ui/page';
import type { Change } from '../change/change.ts';
import { CompositionLine } from './composition-line.tsx';
import { PartList } from './part-list.tsx';

interface Props {
  readonly status: Releases['status'];
  readonly onChange: (change: Change) => void;
}

/** The composition that all users get, and the possible rollbacks. */
export function LivePanel({ status: { current, previous }, onChange }: Props) {
  const { t } = useTranslation();
  return (
    <Panel
      title={t('live.title')}
      aside={
        <Button
          icon={<Undo2 aria-hidden="true" />}
          isDisabled={previous.length === 0}
          onPress={() => onChange({ kind: 'rollBackAll' })}
        >
          {t('live.rollBackAll')}
        </Button>
      }
    >
      <CompositionLine {...current} />
      <PartList
        parts={current.parts}
        action={({ name }) =>
          // The shell can only be rolled back with the whole composition.
          name !== 'shell' && (
            <Button
              size="small"
              aria-label={t('live.rollBackName', { name })}
              onPress={() => onChange({ kind: 'rollBack', name })}
            >
              {t('live.rollBack')}
            </Button>
          )
        }
      />
    </Panel>
  );
}
