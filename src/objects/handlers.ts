// Handlers of files. The database decides on the permission and the key; the store signs URLs and gives the content.
import { Refusal, reach, refusalCode } from '../contract/errors.ts'
import type { Run, Serve } from '../http/calls/call.ts'
import type { Found, NewObject, ObjectStore } from './port.ts'

type Fichier = NewObject & { readonly statut: 'attendu' | 'arrive' }
type FileAnswer = { fichier: Fichier; cle: string | null; duree_s: number }

/** Returns the upload URL of a file, if its media type is allowed. */
export function sendFile(objects: ObjectStore, types: readonly string[]): Serve {
  return async ({ request, run }) => {
    const { type_media } = request as { type_media: string }
    if (!types.includes(type_media)) throw new Refusal('type_media_refuse', { types })
    const { fichier, cle, duree_s } = await askRules(run, 'fichiers_url_envoi', request)
    // Requests a file again if the store lost it, because the client may have the only copy.
    const isThere = cle === null || (fichier.statut === 'arrive' && (await lookFor(objects, cle, 0)) !== null)
    const envoi = isThere ? null : await reach(objects.sendAddress({ ...fichier, cle }, duree_s))
    return { body: JSON.stringify({ fichier, envoi: envoi && { methode: 'PUT', ...envoi } }) }
  }
}

/** Checks that a file arrived as announced. Removes different content. */
export function confirmFile(objects: ObjectStore): Serve {
  return async ({ request, run }) => {
    const { fichier, cle } = await askRules(run, 'fichiers_a_confirmer', request)
    if (cle === null) return { body: JSON.stringify(fichier) }
    const trouve = await lookFor(objects, cle, fichier.taille_octets)
    const finding = { ...request, cle, trouve }
    const body = await run('fichiers_confirmer', finding).catch(async (error: unknown) => {
      if (refusalCode(error) === 'fichier_different') await reach(objects.remove(cle))
      throw error
    })
    return { body }
  }
}

/** Returns the download URL of a file. */
export function readFile(objects: ObjectStore): Serve {
  return async ({ request, run }) => {
    const { fichier, cle, duree_s } = await askRules(run, 'fichiers_lire', request)
    const lecture = cle === null ? null : await reach(objects.readAddress({ ...fichier, cle }, duree_s))
    return { body: JSON.stringify({ fichier, lecture }) }
  }
}

async function askRules(run: Run, name: string, request: object): Promise<FileAnswer> {
  return JSON.parse(await run(name, request)) as FileAnswer
}

// Returns the store's object for an expected file.
function lookFor(objects: ObjectStore, cle: string, taille_octets: number): Promise<Found | null> {
  return reach(objects.inspect(cle, taille_octets))
}
