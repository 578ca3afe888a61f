// Uses the client of openapi-generator, `typescript-fetch`.
import {
  Configuration,
  ConformityAndCertificatesApi,
  EvenementEnvoyeFromJSON,
  OneselfApi,
  ResponseError,
} from './client/index.js'

async function day([basePath, accessToken, code = '', sent = '']: readonly string[]): Promise<void> {
  const configuration = new Configuration({ basePath, accessToken })
  const me = await new OneselfApi(configuration).moi()
  const api = new ConformityAndCertificatesApi(configuration)
  const clientsCreerCorps = { code, nom: 'Maison Doko', pays: 'BJ' }
  const created = await api.clientsCreer({ clientsCreerCorps })
  const refused = await api.clientsCreer({ clientsCreerCorps }).catch((error: unknown) => error)
  if (!(refused instanceof ResponseError)) throw refused
  const { erreur } = await refused.response.json()
  const event = EvenementEnvoyeFromJSON(JSON.parse(sent))
  console.log(me.utilisateur.identifiant, created.code, erreur, event.type, event.data.entite)
}

void day(process.argv.slice(2))
