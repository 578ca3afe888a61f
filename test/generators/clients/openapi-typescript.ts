// Uses openapi-fetch with the types of openapi-typescript.
import createClient from 'openapi-fetch'
import type { paths, webhooks } from './client/contract.js'

type Sent = webhooks['essai']['post']['requestBody']['content']['application/json']

async function day([baseUrl = '', token = '', code = '', sent = '']: readonly string[]): Promise<void> {
  const api = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } })
  const { data: me } = await api.GET('/v1/moi')
  const body = { code, nom: 'Maison Doko', pays: 'BJ' }
  const { data: created } = await api.POST('/v1/clients', { body })
  const { error } = await api.POST('/v1/clients', { body })
  const event: Sent = JSON.parse(sent)
  console.log(me?.utilisateur.identifiant, created?.code, error?.erreur, event.type, event.data.entite)
}

void day(process.argv.slice(2))
