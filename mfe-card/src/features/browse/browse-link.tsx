import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '@airdex/shared-ui/button';

interface Link {
  readonly href: string;
  /** Title of the programme. */
  readonly title: string;
  /** Called when the user is about to follow it. */
  readonly onIntent: () => void;
  /** Called when the link opens elsewhere without a click, or may do so. */
  readonly onElsewhere: () => void;
  readonly onClick: (event: MouseEvent) => void;
}

interface Props {
  readonly label: string;
  readonly shortcut: string;
  readonly icon: ReactNode;
  /** Null at the end of the results, undefined if the neighbour is not loaded. */
  readonly link: Link | null | undefined;
}

/** A link to a neighbour; a disabled button without one. */
export function BrowseLink({ label, shortcut, icon, link }: Props) {
  const { t } = useTranslation();
  if (!link)
    return (
      <Button size="small" icon={icon} isDisabled>
        {label}
      </Button>
    );
  return (
    <ButtonLink
      href={link.href}
      size="small"
      icon={icon}
      title={t('brackets', { text: link.title, note: shortcut })}
      aria-keyshortcuts={shortcut}
      onClick={link.onClick}
      onPointerEnter={link.onIntent}
      onFocus={link.onIntent}
      onAuxClick={link.onElsewhere}
      onContextMenu={link.onElsewhere}
    >
      {label}
    </ButtonLink>
  );
}
