import { useTranslation } from 'react-i18next';
import { INFORMATION_REQUEST_TYPES, type InformationRequestType } from '@airdex/shared-contracts/constants';

type Key = keyof typeof INFORMATION_REQUEST_TYPES;

const KEYS = Object.fromEntries(
  Object.entries(INFORMATION_REQUEST_TYPES).map(([key, type]) => [type, key]),
) as Readonly<Record<InformationRequestType, Key>>;

/** The name of a kind of request. */
export function useRequestNames(): (type: InformationRequestType) => string {
  const { t } = useTranslation();
  return (type) => t(`informationRequest.types.${KEYS[type]}`);
}
