// Uses the functions of orval over fetch; the generator has written the URL of the service into them.
import type { EvenementEnvoye } from './client/model/evenementEnvoye.js'
import { clientsCreer, moi } from './client/sillon.js'

async function day([, token = '', code = '', sent = '']: readonly string[]): Promise<void> {
  const options = { headers: { authorization: `Bearer ${token}` } }
  const me = await moi(options)
  const body = { code, nom: 'Maison Doko', pays: 'BJ' }
  const created = await clientsCreer(body, options)
  const refused = await clientsCreer(body, options)
  if (me.status !== 200 || created.status !== 201 || refused.status !== 409)
    throw new Error(`${me.status} ${created.status} ${refused.status}`)
  // It makes the schema of webhooks, and no type of each.
  const event: EvenementEnvoye = JSON.parse(sent)
  console.log(
    me.data.utilisateur.identifiant,
    created.data.code,
    refused.data.erreur,
    event.type,
    event.data.entite,
  )
}

void day(process.argv.slice(2))
