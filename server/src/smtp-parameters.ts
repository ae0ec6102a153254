/** Settings that nodemailer takes from the query of an address, besides those of TLS (`tls.…`). */
const KNOWN: ReadonlySet<string> = new Set([
  'allowInternalNetworkInterfaces',
  'authMethod',
  'connectionTimeout',
  'debug',
  'dnsTimeout',
  'forceAuth',
  'greetingTimeout',
  'ignoreTLS',
  'lmtp',
  'localAddress',
  'logger',
  'maxConnections',
  'maxMessages',
  'maxResponseSize',
  'name',
  'opportunisticTLS',
  'pool',
  'proxy',
  'rateDelta',
  'rateLimit',
  'requireTLS',
  'secure',
  'servername',
  'service',
  'socketTimeout',
  'transactionLog',
]);

/** What is wrong with the query of a mail server's address: nodemailer ignores parameters it does not know. */
export function smtpParameterFault(address: string): string | null {
  const { search, searchParams } = new URL(address);
  const unknown = [...searchParams.keys()].find((key) => !KNOWN.has(key) && !key.startsWith('tls.'));
  if (unknown === undefined) return null;
  // A password with a question mark ends up in the query; messages must not show it.
  return search.includes('@')
    ? 'contains a ? before the host; write it as %3F'
    : `has the parameter ${unknown}, which is not known`;
}
