// The logos of the tests, sent and activated as the office does.
import { hash } from 'node:crypto'
import { pngOf } from '../../documents/support.ts'
import type { Answer } from '../../support/http.ts'
import type { Api } from './api.ts'
import { sendTo } from './files.ts'

/** The path of the logo's route. */
export const LOGO_PATH = '/v1/organisation/logo'

/** The announcement of a logo. */
export function announcedLogo(bytes: Buffer) {
  return { sha256: hash('sha256', bytes), taille_octets: bytes.length, type_media: 'image/png' }
}

/** Announces a logo and sends it; returns its SHA-256. */
export async function sentLogo(api: Api, bytes: Buffer = pngOf(), as = 'admin'): Promise<string> {
  const announced = announcedLogo(bytes)
  await sendTo(await api.post(LOGO_PATH, announced, as), bytes)
  return announced.sha256
}

/** Activates a logo that was sent; null removes the current one. */
export function putLogo(api: Api, sha256: string | null, as = 'admin'): Promise<Answer> {
  return api.send('PUT', LOGO_PATH, { body: { sha256 }, as })
}
