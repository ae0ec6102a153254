import { useRef, useState, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@airdex/mfe-kit/screen';
import { languageTag } from '@airdex/shared-contracts/constants';
import { IconButton } from '@airdex/shared-ui/button';
import { PopoverSurface } from '@airdex/shared-ui/popover';
import { ContactLine } from '../result-states/contact-line.tsx';
import { EXPORT_MAX, isExceeded, type ExportKind } from './export-limit.ts';
import styles from './export-actions.module.css';

interface Props {
  readonly kind: ExportKind;
  readonly icon: ReactNode;
  /** Number of selected programmes. */
  readonly selected: number;
  /** Why nothing can be exported, or null. */
  readonly disabledReason: string | null;
  readonly onExport: () => void;
}

/** Exports the selection. Shows its limit in advance, and what to do if it is exceeded. */
export function ExportButton({ kind, icon, selected, disabledReason, onExport }: Props) {
  const { t } = useTranslation();
  const tag = languageTag(useLanguage());
  const [isOpen, onOpenChange] = useState(false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const label = t(`exports.${kind}`);
  const figures = { selected: selected.toLocaleString(tag), max: EXPORT_MAX[kind].toLocaleString(tag) };
  const isTooMany = isExceeded(kind, selected);
  return (
    <>
      <IconButton
        ref={triggerRef}
        label={label}
        icon={icon}
        hint={t(isTooMany ? 'exports.tooMany' : 'exports.limit', figures)}
        disabledReason={disabledReason}
        onPress={() => {
          if (isTooMany) onOpenChange(true);
          else onExport();
        }}
      />
      <PopoverSurface placement="bottom end" opened={{ triggerRef, isOpen, onOpenChange }}>
        <Dialog aria-label={label} className={styles.message ?? ''}>
          <ContactLine after={t(`exports.${kind}MaxExceeded`)} />
        </Dialog>
      </PopoverSurface>
    </>
  );
}
