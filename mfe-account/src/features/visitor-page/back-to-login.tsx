import { useTranslation } from 'react-i18next';
import { useHost } from '@airdex/mfe-kit/screen';
import { ROUTES } from '@airdex/shared-contracts/routes';
import { Button, type ButtonProps } from '@airdex/shared-ui/button';

/** A button to the sign-in page, which signs out any user who is signed in. */
export function BackToLogin({ variant = 'secondary' }: Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation();
  const { navigate } = useHost();
  return (
    <Button
      variant={variant}
      onPress={() => {
        navigate(ROUTES.login);
      }}
    >
      {t('visitor.backToLogin')}
    </Button>
  );
}
