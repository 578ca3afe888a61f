// Drains a phone on which the agent can no longer sign in: sends its queue with a code from the office.
import { PhoneError } from './errors.ts'
import { expectBody, requestUnsigned } from './http.ts'
import type { Phone } from './phone.ts'
import { type Bilan, settled, synchronize } from './sync.ts'

/** Sends the queue with a draining code, which is valid once. A revoked or replaced phone then erases itself. */
export async function drain(phone: Phone, code: string): Promise<Bilan> {
  const { enrolement } = phone.state
  if (enrolement === null) throw new PhoneError('non_enrole', 'this phone is not enrolled')
  const body = JSON.stringify({ appareil_id: enrolement.appareil_id, code })
  const { server } = phone
  const answer = await requestUnsigned(server, 'POST', '/v1/sync/jeton-vidage', body)
  const isOurs = (given: { jeton?: string }) => typeof given.jeton === 'string'
  const { jeton } = expectBody<{ jeton: string }>(answer, 200, isOurs)
  const token = () => Promise.resolve(jeton)
  await settled(phone)
  phone.server = { ...server, token, renewToken: token, organisation: null }
  try {
    return await synchronize(phone)
  } finally {
    phone.server = server
  }
}
