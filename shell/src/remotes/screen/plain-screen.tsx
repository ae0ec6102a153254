import { useTranslation } from 'react-i18next';
import type {
  ExposedModule,
  NoProps,
  RemoteName,
  ScreenProps,
} from '@airdex/shared-contracts/remote-contract';
import { SkeletonCardGrid, SkeletonRows } from '@airdex/shared-ui/skeleton';
import { NamedScreen } from './remote-screen.tsx';

/** The modules of a remote whose screens need only the host. */
type PlainModule<Name extends RemoteName> = {
  [Module in ExposedModule<Name>]: NoProps extends ScreenProps<Name, Module> ? Module : never;
}[ExposedModule<Name>];

interface PlainScreenProps<Name extends RemoteName> {
  readonly remote: Name;
  readonly exposed: PlainModule<Name>;
  /** Number of cards of the placeholder. Without it, the placeholder is rows. */
  readonly cards?: number;
}

/** A page of a remote that needs only the host. */
export function PlainScreen<Name extends RemoteName>({ remote, exposed, cards }: PlainScreenProps<Name>) {
  const { t } = useTranslation();
  const label = t('remote.loading');
  return (
    <NamedScreen
      remote={remote}
      exposed={exposed}
      skeleton={
        cards === undefined ? (
          <SkeletonRows label={label} />
        ) : (
          <SkeletonCardGrid label={label} count={cards} />
        )
      }
    />
  );
}
