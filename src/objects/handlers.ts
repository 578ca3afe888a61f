// The routes of files: the database says who may and under which key; the store signs, and is read.
import { Refusal, reach, refusalCode } from '../contract/errors.ts'
import type { Run, Serve } from '../http/calls/call.ts'
import type { Found, NewObject, ObjectStore } from './port.ts'

type Fichier = NewObject & { readonly statut: 'attendu' | 'arrive' }
type Told = { fichier: Fichier; cle: string | null; duree_s: number }

/** Gives the address to which a file is sent, when it is of one of these media types. */
export function sendFile(objects: ObjectStore, types: readonly string[]): Serve {
  return async ({ request, run }) => {
    const { type_media } = request as { type_media: string }
    if (!types.includes(type_media)) throw new Refusal('type_media_refuse', { types })
    const { fichier, cle, duree_s } = await tell(run, 'fichiers_url_envoi', request)
    // What arrived is asked for again where the store lost it: whoever still has it may be the only one.
    const isThere = cle === null || (fichier.statut === 'arrive' && (await lookFor(objects, cle, 0)) !== null)
    const envoi = isThere ? null : await reach(objects.sendAddress({ ...fichier, cle }, duree_s))
    return { body: JSON.stringify({ fichier, envoi: envoi && { methode: 'PUT', ...envoi } }) }
  }
}

/** Looks whether a file has arrived as it was announced; another content is taken away. */
export function confirmFile(objects: ObjectStore): Serve {
  return async ({ request, run }) => {
    const { fichier, cle } = await tell(run, 'fichiers_a_confirmer', request)
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

/** Gives the address at which a file is read. */
export function readFile(objects: ObjectStore): Serve {
  return async ({ request, run }) => {
    const { fichier, cle, duree_s } = await tell(run, 'fichiers_lire', request)
    const lecture = cle === null ? null : await reach(objects.readAddress({ ...fichier, cle }, duree_s))
    return { body: JSON.stringify({ fichier, lecture }) }
  }
}

async function tell(run: Run, name: string, request: object): Promise<Told> {
  return JSON.parse(await run(name, request)) as Told
}

// What the store holds of a file that is awaited.
function lookFor(objects: ObjectStore, cle: string, taille_octets: number): Promise<Found | null> {
  return reach(objects.inspect(cle, taille_octets))
}
