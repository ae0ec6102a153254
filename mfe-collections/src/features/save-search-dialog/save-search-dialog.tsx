import { BookmarkPlus, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import type { DialogScreenProps } from '@airdex/shared-contracts/remote-contract';
import { Dialog, type DialogWidth } from '@airdex/shared-ui/dialog';
import { ExistingLoading } from '../dialog-flow/existing-loading.tsx';
import { FlowMenu } from '../dialog-flow/flow-menu.tsx';
import { NameForm } from '../dialog-flow/name-form.tsx';
import { useFreshQuery } from '../dialog-flow/use-fresh-query.ts';
import { useMenuFlow } from '../dialog-flow/use-menu-flow.ts';
import { QuietNotice, type Happened } from '../quiet-notice/quiet-notice.tsx';
import { UpdateStep } from './update-step.tsx';
import { useSearchWrites } from './use-search-writes.ts';

type Props = DialogScreenProps<'save-search'>;
type ModalProps = Props & { readonly onHappened: (happened: Happened) => void };

const WIDTHS = { loading: 350, menu: 350, create: 500, existing: 700, closed: 350 } as const satisfies Record<
  string,
  DialogWidth
>;

function SaveSearchModal({ filter, answer, onHappened }: ModalProps) {
  const { t } = useTranslation();
  const { api } = useHost();
  const close = () => {
    answer(null);
  };
  const query = useFreshQuery('save-search-choices', (signal) => api.getSavedSearches({ signal }));
  const { step, go } = useMenuFlow(query.data === undefined ? null : query.data.length > 0, close);
  const writes = useSearchWrites(filter, (result, happened) => {
    onHappened(happened);
    answer(result);
  });
  const cancel = () => {
    go('cancel');
  };
  const title = {
    loading: t('saveSearch.title'),
    menu: t('saveSearch.title'),
    create: t('saveSearch.createTitle'),
    existing: t('saveSearch.updateTitle'),
    closed: '',
  }[step];
  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={title}
      width={WIDTHS[step]}
      closeLabel={t('close')}
      isDismissable={step !== 'create'}
      isComposed
    >
      {step === 'loading' && (
        <ExistingLoading
          query={query}
          loading={t('savedSearches.loading')}
          failed={t('savedSearches.failed')}
          onCancel={close}
        />
      )}
      {step === 'menu' && (
        <FlowMenu
          onCancel={cancel}
          choices={[
            {
              icon: <RefreshCw />,
              label: t('saveSearch.update'),
              hint: t('saveSearch.updateHint'),
              onChoose: () => {
                go('existing');
              },
            },
            {
              icon: <BookmarkPlus />,
              label: t('saveSearch.create'),
              hint: t('saveSearch.createHint'),
              onChoose: () => {
                go('create');
              },
            },
          ]}
        />
      )}
      {step === 'create' && (
        <NameForm lead={t('saveSearch.createLead')} write={writes.create} onCancel={cancel} />
      )}
      {step === 'existing' && (
        <UpdateStep searches={query.data ?? []} write={writes.update} onCancel={cancel} />
      )}
    </Dialog>
  );
}

/** Keeps a search under a new name or in place of an old one, and says so afterwards. */
export function SaveSearchDialog(props: Props) {
  const [happened, setHappened] = useState<Happened | null>(null);
  if (happened !== null) return <QuietNotice happened={happened} onLeave={props.leave} />;
  return <SaveSearchModal {...props} onHappened={setHappened} />;
}
