// Uses the client of openapi-generator, `typescript-fetch`.
import { Configuration, ConformityAndCertificatesApi, OneselfApi, ResponseError } from './client/index.js'

async function day([basePath, accessToken, code = '']: readonly string[]): Promise<void> {
  const configuration = new Configuration({ basePath, accessToken })
  const me = await new OneselfApi(configuration).moi()
  const api = new ConformityAndCertificatesApi(configuration)
  const clientsCreerCorps = { code, nom: 'Maison Doko', pays: 'BJ' }
  const created = await api.clientsCreer({ clientsCreerCorps })
  const refused = await api.clientsCreer({ clientsCreerCorps }).catch((error: unknown) => error)
  if (!(refused instanceof ResponseError)) throw refused
  const { erreur } = await refused.response.json()
  console.log(me.utilisateur.identifiant, created.code, erreur)
}

void day(process.argv.slice(2))
