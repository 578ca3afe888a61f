// Uses openapi-fetch with the types of openapi-typescript.
import createClient from 'openapi-fetch'
import type { paths } from './client/contract.js'

async function day([baseUrl = '', token = '', code = '']: readonly string[]): Promise<void> {
  const api = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${token}` } })
  const { data: me } = await api.GET('/v1/moi')
  const body = { code, nom: 'Maison Doko', pays: 'BJ' }
  const { data: created } = await api.POST('/v1/clients', { body })
  const { error } = await api.POST('/v1/clients', { body })
  console.log(me?.utilisateur.identifiant, created?.code, error?.erreur)
}

void day(process.argv.slice(2))
