import { useState } from 'react';
import { useLanguage } from '@airdex/mfe-kit/screen';

/**
 * The server's reason for a refusal, which is in the language that the page had then. Undefined without a reason, and
 * after a switch of the language.
 */
export function useRefusalText(reason: string | undefined): string | undefined {
  const language = useLanguage();
  const [refusal, setRefusal] = useState({ reason, language });
  if (refusal.reason !== reason) setRefusal({ reason, language });
  return refusal.language === language ? refusal.reason : undefined;
}
