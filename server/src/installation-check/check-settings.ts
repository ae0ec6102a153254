import {
  readConfiguration,
  ConfigurationError,
  type Configuration,
  type Environment,
} from '../configuration.ts';
import { isForThisMachine, isLoopbackName } from '../network-names.ts';
import { checkSecrets } from './check-secrets.ts';
import { settingFinding, type Finding } from './finding.ts';

/** The configuration, or one finding for each invalid setting. */
export function readSettings(environment: Environment): Configuration | readonly Finding[] {
  let configuration: Configuration | undefined;
  const found = findingsOf(() => {
    configuration = readConfiguration(environment);
  });
  return configuration ?? found;
}

/** One finding for each setting, or each fault of a file, that `read` rejects. */
export function findingsOf(read: () => void): readonly Finding[] {
  try {
    read();
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.message.split('\n').map((line) => {
      const [, setting, text] = /^([A-Z_]+): (.*)$/.exec(line) ?? [];
      return setting === undefined || text === undefined
        ? { level: 'error', text: line }
        : { level: 'error', setting, text: `The value ${text}.` };
    });
  }
}

/** Domains that mail servers reject in a sender's address. */
const RESERVED_DOMAIN = /(@|\.)(example|invalid|test|localhost)>?$/i;

function isWithoutEncryption(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  return searchParams.get('requireTLS') === 'false' && !isLoopbackName(hostname);
}

/** Whether a range is wider than the network of any organisation. */
function isNearlyEverybody(proxy: string): boolean {
  const [address = '', bits] = proxy.split('/');
  return bits !== undefined && Number(bits) < (address.includes(':') ? 16 : 8);
}

/** Settings of a public site that work but are unsafe or incomplete. */
export function checkSettings(configuration: Configuration): readonly Finding[] {
  const found = checkSecrets(configuration);
  const {
    host,
    publicUrl,
    smtpUrl,
    trustedProxies,
    providerEmail,
    mailFrom,
    overrideOrigins,
    overrideUsers,
  } = configuration;
  if (isForThisMachine(host ?? undefined, publicUrl)) return found;
  const { protocol, hostname } = new URL(publicUrl);
  if (isLoopbackName(hostname))
    found.push(
      settingFinding('error', 'PUBLIC_URL', 'It names this machine, so links in mails work for nobody else.'),
    );
  else if (protocol !== 'https:')
    found.push(
      settingFinding(
        'error',
        'PUBLIC_URL',
        'It is not an https: address, so passwords travel without encryption.',
      ),
    );
  if (smtpUrl === null)
    found.push(
      settingFinding(
        'error',
        'SMTP_URL',
        'It is not set, so no mail reaches anybody: no password can be reset.',
      ),
    );
  else if (isWithoutEncryption(smtpUrl))
    found.push(
      settingFinding('warning', 'SMTP_URL', 'Mails, and links in them, may travel without encryption.'),
    );
  if (trustedProxies.length === 0)
    found.push(
      settingFinding(
        'warning',
        'TRUST_PROXY',
        'It is not set. Behind a proxy, all calls seem to come from one address.',
      ),
    );
  if (trustedProxies.some(isNearlyEverybody))
    found.push(
      settingFinding(
        'error',
        'TRUST_PROXY',
        'It trusts so many hosts that any caller can claim any address.',
      ),
    );
  if (providerEmail.endsWith('.example'))
    found.push(
      settingFinding('error', 'PROVIDER_EMAIL', 'It is an example, so requests of subscribers reach nobody.'),
    );
  // Without its own setting, the sender follows PUBLIC_URL.
  if (RESERVED_DOMAIN.test(mailFrom ?? `@${hostname}`) && !isLoopbackName(hostname))
    found.push(
      settingFinding(
        'error',
        'MAIL_FROM',
        'It is an example or this machine, so other mail servers refuse it.',
      ),
    );
  if (overrideOrigins.length > 0 && (overrideUsers === null || overrideUsers.length > 0)) {
    const unsafe = overrideOrigins.filter((it) => !it.startsWith('https:') && !isLoopbackOrigin(it));
    found.push(
      unsafe.length > 0
        ? settingFinding(
            'error',
            'OVERRIDE_ORIGINS',
            `Pages may run code that arrives without encryption: ${unsafe.join(', ')}.`,
          )
        : settingFinding(
            'warning',
            'OVERRIDE_ORIGINS',
            `Pages may run code from ${overrideOrigins.join(', ')}.`,
          ),
    );
  }
  if (configuration.rateLimits === 0)
    found.push(settingFinding('warning', 'RATE_LIMITS', 'Calls are not limited.'));
  if (configuration.logLevel === 'silent')
    found.push(settingFinding('warning', 'LOG_LEVEL', 'Neither failures nor the security log are written.'));
  if (configuration.port === 0)
    found.push(
      settingFinding(
        'warning',
        'PORT',
        'The port changes with each start, so a proxy cannot be configured for it.',
      ),
    );
  return found;
}

const isLoopbackOrigin = (pattern: string): boolean =>
  isLoopbackName(/^https?:\/\/(\[[^\]]*\]|[^:/]+)/.exec(pattern)?.[1] ?? '');
