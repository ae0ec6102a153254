import { useTranslation } from 'react-i18next';
import { useBranding, useHost, useLanguage } from '@airdex/mfe-kit/screen';

interface Company {
  readonly name: string;
  readonly paragraphs: readonly string[];
  readonly site: string | undefined;
}

/** The companies of the page: those that the provider describes, or else those in the product's own texts. */
export function useCompanies(): readonly Company[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const { about, product, site, sister } = useBranding();
  const isOfProvider = useHost().settings.branding !== undefined;
  if (about !== undefined)
    return about.map((company) => ({
      name: company.name,
      paragraphs: company.text[language].split(/\n\s*\n/),
      site: company.site,
    }));
  const own = { name: product, paragraphs: [t('aboutUs.product.what'), t('aboutUs.product.how')], site };
  // The texts describe the product's own sister company, not that of a provider.
  if (isOfProvider || sister === undefined) return [own];
  const paragraphs = [t('aboutUs.sister.what'), t('aboutUs.sister.how')];
  return [own, { name: sister.name, paragraphs, site: sister.url }];
}
