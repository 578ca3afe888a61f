/** The settings of webhooks: which addresses they may reach. */
import { httpUrl, list, network, oneOf, setting } from './setting.ts'

/** The rows of the settings table. */
export const WEBHOOKS_TABLE = {
  webhooks: setting(
    'WEBHOOKS',
    'on',
    oneOf('on', 'off'),
    'off: no webhook is sent, and what is due waits; for a copy of a database',
  ),
  webhooksRefused: setting(
    'WEBHOOKS_REFUSED',
    '',
    list(network),
    'public networks of the installation that webhooks may not reach; never reached: private ones, and those of this machine',
  ),
  webhooksAllowed: setting(
    'WEBHOOKS_ALLOWED',
    '',
    list(httpUrl),
    'exact addresses of webhooks that are reached wherever they are, also without TLS; for trials: production refuses it',
  ),
}

type Values = { readonly webhooksAllowed: readonly string[]; readonly nodeEnv: string }

/** Returns a sentence if production would let webhooks into the installation; otherwise null. */
export function webhooksFault({ webhooksAllowed, nodeEnv }: Values): string | null {
  if (nodeEnv !== 'production' || webhooksAllowed.length === 0) return null
  return 'WEBHOOKS_ALLOWED is set with NODE_ENV=production: webhooks would reach machines that are not public.'
}
