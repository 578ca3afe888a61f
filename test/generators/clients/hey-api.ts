// Uses the client of hey-api.
import { createClient } from './client/client/index.js'
import { clientsCreer, moi, type WebhookEssaiWebhookPayload } from './client/index.js'

async function day([baseUrl = '', token, code = '', sent = '']: readonly string[]): Promise<void> {
  const client = createClient({ baseUrl, auth: () => token })
  const { data: me } = await moi({ client })
  const body = { code, nom: 'Maison Doko', pays: 'BJ' }
  const { data: created } = await clientsCreer({ client, body })
  const { error } = await clientsCreer({ client, body })
  const event: WebhookEssaiWebhookPayload = JSON.parse(sent)
  console.log(me?.utilisateur.identifiant, created?.code, error?.erreur, event.type, event.data.entite)
}

void day(process.argv.slice(2))
