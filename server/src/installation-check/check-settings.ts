import { readConfiguration, ConfigurationError, type Configuration } from '../configuration.ts';
import type { environmentSchema } from '../environment-schema.ts';
import { isForThisMachine, isLoopbackName } from '../network-names.ts';
import type { Finding } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are wrong, one finding for each; or the configuration. */
export function readSettings(environment: Environment): Configuration | readonly Finding[] {
  try {
    return readConfiguration(environment);
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

const of = (
  level: Finding['level'],
  setting: keyof typeof environmentSchema.shape,
  text: string,
): Finding => ({ level, setting, text });

/** Passwords that installations and examples come with. */
const DEFAULT_PASSWORDS = ['postgres', 'password', 'secret', 'changeme', 'admin', 'airdex'];

/** A repeated or counted-up text is a placeholder. */
const isPlaceholder = (secret: string): boolean =>
  new Set(secret).size < 8 || /change.?me|secret|example|password/i.test(secret);

function checkSecrets({ databaseUrl, metricsToken, adminToken }: Configuration): Finding[] {
  const found: Finding[] = [];
  if (databaseUrl !== null) {
    const { username, password, hostname } = new URL(databaseUrl);
    const isDefault = DEFAULT_PASSWORDS.includes(password.toLowerCase()) || password === username;
    if (password !== '' && isDefault)
      found.push(
        of(
          isLoopbackName(hostname) ? 'warning' : 'error',
          'DATABASE_URL',
          'The password is a default one, or the name of the user.',
        ),
      );
  }
  const tokens = { METRICS_TOKEN: metricsToken, ADMIN_TOKEN: adminToken } as const;
  for (const setting of ['METRICS_TOKEN', 'ADMIN_TOKEN'] as const)
    if (tokens[setting] !== null && isPlaceholder(tokens[setting]))
      found.push(of('error', setting, 'The token is a placeholder. Make one with: openssl rand -hex 24'));
  return found;
}

/** Settings that work but are unsafe, or that leave something out, for a site that others can open. */
export function checkSettings(configuration: Configuration): readonly Finding[] {
  const found = checkSecrets(configuration);
  const { host, publicUrl, smtpUrl, trustedProxies, providerEmail, overrideOrigins, overrideUsers } =
    configuration;
  if (isForThisMachine(host ?? undefined, publicUrl)) return found;
  const { protocol, hostname } = new URL(publicUrl);
  if (isLoopbackName(hostname))
    found.push(of('error', 'PUBLIC_URL', 'It names this machine, so links in mails work for nobody else.'));
  else if (protocol !== 'https:')
    found.push(
      of('error', 'PUBLIC_URL', 'It is not an https: address, so passwords travel without encryption.'),
    );
  if (smtpUrl === null)
    found.push(
      of('error', 'SMTP_URL', 'It is not set, so no mail reaches anybody: no password can be reset.'),
    );
  if (trustedProxies.length === 0)
    found.push(
      of('warning', 'TRUST_PROXY', 'It is not set. Behind a proxy, all calls seem to come from one address.'),
    );
  if (providerEmail.endsWith('.example'))
    found.push(of('error', 'PROVIDER_EMAIL', 'It is an example, so requests of subscribers reach nobody.'));
  if (overrideOrigins.length > 0 && (overrideUsers === null || overrideUsers.length > 0)) {
    const unsafe = overrideOrigins.filter((it) => !it.startsWith('https:') && !isLoopbackOrigin(it));
    found.push(
      unsafe.length > 0
        ? of(
            'error',
            'OVERRIDE_ORIGINS',
            `Pages may run code that arrives without encryption: ${unsafe.join(', ')}.`,
          )
        : of('warning', 'OVERRIDE_ORIGINS', `Pages may run code from ${overrideOrigins.join(', ')}.`),
    );
  }
  if (configuration.rateLimits === 0) found.push(of('warning', 'RATE_LIMITS', 'Calls are not limited.'));
  return found;
}

const isLoopbackOrigin = (pattern: string): boolean =>
  isLoopbackName(/^https?:\/\/(\[[^\]]*\]|[^:/]+)/.exec(pattern)?.[1] ?? '');
