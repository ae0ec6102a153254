import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, type DialogWidth } from '@airdex/shared-ui/dialog';
import { ExistingLoading } from './existing-loading.tsx';
import { FlowMenu, type FlowChoice } from './flow-menu.tsx';
import { NameForm } from './name-form.tsx';
import type { useMenuFlow } from './use-menu-flow.ts';

type Way = Omit<FlowChoice, 'onChoose'>;

interface Props {
  readonly flow: ReturnType<typeof useMenuFlow>;
  /** Of the current step. */
  readonly title: string;
  readonly onClose: () => void;
  /** The query for existing entries, and the messages while they are unknown. */
  readonly loading: Omit<ComponentProps<typeof ExistingLoading>, 'onCancel'>;
  /** The menu item for existing entries, and the width of their list. */
  readonly existing: Way & { readonly width: DialogWidth };
  /** The menu item for a new entry, and how it is created. */
  readonly create: Way & { readonly form: Omit<ComponentProps<typeof NameForm>, 'onCancel'> };
  /** The list of existing entries. */
  readonly children: ReactNode;
}

/**
 * A dialog that asks whether to use something that exists or to create something new, and switches between menu, list
 * and form.
 */
export function MenuDialog({ flow, title, onClose, loading, existing, create, children }: Props) {
  const { t } = useTranslation();
  const { step, go } = flow;
  const { width, ...toExisting } = existing;
  const { form, ...toNew } = create;
  const widths = { loading: 350, menu: 350, create: 500, existing: width, closed: 350 } as const;
  const cancel = () => {
    go('cancel');
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      width={widths[step]}
      closeLabel={t('close')}
      isDismissable={step !== 'create'}
      isComposed
    >
      {step === 'loading' && <ExistingLoading {...loading} onCancel={onClose} />}
      {step === 'menu' && (
        <FlowMenu
          onCancel={cancel}
          choices={[
            {
              ...toExisting,
              onChoose: () => {
                go('existing');
              },
            },
            {
              ...toNew,
              onChoose: () => {
                go('create');
              },
            },
          ]}
        />
      )}
      {step === 'create' && (
        <NameForm
          {...form}
          onCancel={() => {
            form.write.cancel();
            cancel();
          }}
        />
      )}
      {step === 'existing' && children}
    </Dialog>
  );
}
