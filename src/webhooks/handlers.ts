// The routes of webhooks that need this process: it judges addresses, makes secrets and seals them.
import { Refusal } from '../contract/errors.ts'
import type { Serve } from '../http/calls/call.ts'
import type { Sealing } from '../identity/sealing.ts'
import type { AddressRules } from './addresses.ts'
import { newSecret } from './secrets.ts'

/** Creates a webhook whose address is acceptable, and shows its secret. */
export function createWebhook(rules: AddressRules, sealing: Pick<Sealing, 'seal'>): Serve {
  const serve = showSecret(sealing, 'webhooks_creer')
  return async (call) => {
    requireAddress(rules, call.request)
    return serve(call)
  }
}

/** Changes a webhook; a new address is judged. */
export function changeWebhook(rules: AddressRules): Serve {
  return async ({ request, run }) => {
    requireAddress(rules, request)
    return { body: await run('webhooks_modifier', request) }
  }
}

/** Calls a function with a new sealed secret, and shows the secret in its response. */
export function showSecret(sealing: Pick<Sealing, 'seal'>, name: string): Serve {
  return async ({ request, run }) => {
    const { secret, row } = newSecret(sealing)
    const answer = await run(name, { ...request, secret_id: row.id, secret_scelle: row.scelle })
    return { body: JSON.stringify({ webhook: JSON.parse(answer) as object, secret }) }
  }
}

function requireAddress(rules: AddressRules, { adresse }: Record<string, unknown>): void {
  if (adresse === undefined) return
  const raison = rules.faultOf(String(adresse))
  if (raison !== null) throw new Refusal('adresse_refusee', { raison })
}
