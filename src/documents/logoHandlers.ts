// The routes of the logo. The database checks permissions and gives the key in the store; this file validates the bytes.
import { Refusal, reach } from '../contract/errors.ts'
import type { Run, Serve } from '../http/calls/call.ts'
import type { ObjectStore } from '../objects/port.ts'
import { judgeLogo, LOGO_BYTES } from './logo.ts'

type Announcement = { readonly cle: string; readonly duree_s: number }
type LogoResponse = {
  readonly logo: { readonly type_media: string } | null
  readonly cle: string | null
  readonly duree_s: number
}

/** Returns the logo and the URL of its file. */
export function readLogo(objects: ObjectStore): Serve {
  return async ({ request, run }) => ({
    body: await answer(objects, await run('organisation_logo', request)),
  })
}

/** Returns the URL to which a logo is uploaded. */
export function sendLogo(objects: ObjectStore): Serve {
  return async ({ request, run }) => {
    const { sha256, taille_octets, type_media } = request as Record<'sha256' | 'type_media', string> & {
      taille_octets: number
    }
    const { cle, duree_s } = await announceLogo(run, sha256)
    const envoi = await reach(objects.sendAddress({ cle, type_media, taille_octets, sha256 }, duree_s))
    return { body: JSON.stringify({ envoi: { methode: 'PUT', ...envoi } }) }
  }
}

/** Activates a logo after validating its bytes; null removes the current one. */
export function changeLogo(objects: ObjectStore): Serve {
  return async ({ request, run }) => {
    const { sha256 } = request as { sha256: string | null }
    const image = sha256 === null ? null : await judgeSent(objects, await announceLogo(run, sha256), sha256)
    return { body: await answer(objects, await run('organisation_logo_changer', { sha256, image })) }
  }
}

// Removes wrong content from the store, because as long as it is under the key, the right content can not be uploaded.
async function judgeSent(objects: ObjectStore, { cle }: Announcement, sha256: string) {
  const found = await reach(objects.inspect(cle, LOGO_BYTES))
  if (found === null) throw new Refusal('fichier_absent')
  const bytes = found.sha256 === sha256 ? await reach(objects.read(cle, LOGO_BYTES)) : null
  if (bytes !== null) return judgeLogo(bytes)
  await reach(objects.remove(cle))
  throw new Refusal('fichier_different')
}

async function announceLogo(run: Run, sha256: string): Promise<Announcement> {
  return JSON.parse(await run('organisation_logo_annoncer', { sha256 })) as Announcement
}

async function answer(objects: ObjectStore, told: string): Promise<string> {
  const { logo, cle, duree_s } = JSON.parse(told) as LogoResponse
  const lecture =
    logo === null || cle === null
      ? null
      : await reach(objects.readAddress({ cle, type_media: logo.type_media }, duree_s))
  return JSON.stringify({ logo, lecture })
}
