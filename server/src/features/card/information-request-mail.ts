import type { Body, Endpoints } from '@airdex/shared-contracts/api';
import {
  INDICATORS,
  INFORMATION_REQUEST_TYPES,
  type IndicatorId,
  type InformationRequestType,
  type Language,
} from '@airdex/shared-contracts/constants';
import type { Installation } from '../../mail/installation.ts';
import type { Mail } from '../../mail/mail.ts';
import { simpleMail } from '../../mail/simple-mail.ts';

/** In the provider's language. */
const REQUEST_NAMES: Readonly<Record<InformationRequestType, string>> = {
  [INFORMATION_REQUEST_TYPES.additionalPerformances]: 'Additional performances of the programme',
  [INFORMATION_REQUEST_TYPES.broadcastTracking]: 'Tracking of the programme broadcasts',
  [INFORMATION_REQUEST_TYPES.competitionAnalysis]: 'Competition analysis',
  [INFORMATION_REQUEST_TYPES.channelContextAnalysis]: 'Channel contextual analysis',
  [INFORMATION_REQUEST_TYPES.contentEvaluation]: 'Content evaluation',
  [INFORMATION_REQUEST_TYPES.additionalVideo]: 'Additional video elements',
  [INFORMATION_REQUEST_TYPES.other]: 'Other information request',
};

const INDICATOR_NAMES: Readonly<Record<IndicatorId, string>> = {
  [INDICATORS.ratPercentage]: 'Rating percentage (Rat%)',
  [INDICATORS.marketSharePercentage]: 'Market share percentage (Msh%)',
  [INDICATORS.ratPerThousand]: 'Rating per thousand (Rat 000)',
};

interface RequestedAnalysis {
  readonly request: Pick<Body<Endpoints['informationRequest']>, 'request' | 'indicators' | 'message'>;
  readonly programme: {
    readonly id: number;
    readonly local_title: string;
    readonly format_title: string | null;
    readonly channel: string;
    readonly country: string | null;
    readonly launch_date: string | null;
  };
  readonly user: { readonly username: string; readonly email: string; readonly company: string };
  /** The user's interface language. */
  readonly language: Language;
  /** What the form said about the fee. */
  readonly isIncluded: boolean;
}

/** The mail about a request to the provider, in English; a reply goes to the user. */
export function informationRequestMail(
  { request, programme, user, language, isIncluded }: RequestedAnalysis,
  { publicUrl, providerEmail, brand }: Installation,
): Mail {
  const name = REQUEST_NAMES[request.request];
  const indicators = [...new Set(request.indicators)].map((id) => INDICATOR_NAMES[id]);
  const { local_title: title, format_title: format } = programme;
  const about = [
    `Programme: ${title}${format === null || format === title ? '' : ` (format: ${format})`}`,
    `Channel: ${programme.channel}, ${programme.country ?? 'unknown country'}`,
    `Launch: ${programme.launch_date ?? 'unknown date'}`,
  ];
  const from = [
    `From: ${user.username}, ${user.company}`,
    `Reply to: ${user.email}`,
    `Language of the page: ${language === 'ch' ? 'Chinese' : 'English'}`,
  ];
  return {
    to: providerEmail,
    replyTo: user.email,
    subject: `Information request: ${name} – ${title}`,
    ...simpleMail({
      language: 'en',
      title: name,
      paragraphs: [
        request.message,
        `Indicators: ${indicators.length > 0 ? indicators.join(', ') : 'not specified'}`,
        about.join('\n'),
        from.join('\n'),
        `Terms shown to the user: ${isIncluded ? 'included in the subscription' : 'carries a fee'}`,
      ],
      action: {
        label: 'Open the programme',
        href: `${publicUrl}/card/${programme.id}`,
        copyHint: 'Or copy this address:',
      },
      footer: 'Sent from the form “Request more analysis” of a programme.',
      brand,
    }),
  };
}
