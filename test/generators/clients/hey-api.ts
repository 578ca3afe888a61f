// Uses the client of hey-api.
import { createClient } from './client/client/index.js'
import { clientsCreer, moi } from './client/index.js'

async function day([baseUrl = '', token, code = '']: readonly string[]): Promise<void> {
  const client = createClient({ baseUrl, auth: () => token })
  const { data: me } = await moi({ client })
  const body = { code, nom: 'Maison Doko', pays: 'BJ' }
  const { data: created } = await clientsCreer({ client, body })
  const { error } = await clientsCreer({ client, body })
  console.log(me?.utilisateur.identifiant, created?.code, error?.erreur)
}

void day(process.argv.slice(2))
