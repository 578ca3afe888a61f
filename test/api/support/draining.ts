// Codes and tokens with which the tests drain a phone's queue.
import type { Api } from './api.ts'
import type { Device } from './phones.ts'

const raison = 'Vu en comité'

/** Requests a draining code for a device that is out of service. */
export async function drainingCode(api: Api, { appareil_id }: Device): Promise<string> {
  return (await api.post(`/v1/appareils/${appareil_id}/code-vidage`, { raison }, 'admin')).body.code
}

/** Exchanges a draining code for a draining token. */
export async function drainingToken(api: Api, device: Device): Promise<string> {
  const { appareil_id } = device
  const code = await drainingCode(api, device)
  return (await api.send('POST', '/v1/sync/jeton-vidage', { body: { appareil_id, code } })).body.jeton
}
