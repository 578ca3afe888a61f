// The routes of files: the database says who may and under which key; the store signs, and is read.
import { Refusal, reach, refusalCode } from '../contract/errors.ts'
import type { Run, Serve } from '../handlers.ts'
import type { Found, NewObject, ObjectStore } from './port.ts'

type Fichier = NewObject & { readonly statut: 'attendu' | 'arrive' }
type Told = { fichier: Fichier; cle: string | null; duree_s: number }

/** The handlers of the routes of files, by their names. */
export function fileHandlers(objects: ObjectStore, types: readonly string[]): Record<string, Serve> {
  const tell = async (run: Run, name: string, request: object) => JSON.parse(await run(name, request)) as Told
  return {
    async fichiers_url_envoi({ request, run }) {
      const { type_media } = request as { type_media: string }
      if (!types.includes(type_media)) throw new Refusal('type_media_refuse', { types })
      const { fichier, cle, duree_s } = await tell(run, 'fichiers_url_envoi', request)
      const envoi = cle === null ? null : await reach(objects.sendAddress({ ...fichier, cle }, duree_s))
      return { body: JSON.stringify({ fichier, envoi: envoi && { methode: 'PUT', ...envoi } }) }
    },
    async fichiers_confirmer({ request, run }) {
      const { fichier, cle } = await tell(run, 'fichiers_a_confirmer', request)
      if (cle === null) return { body: JSON.stringify(fichier) }
      const trouve = await lookFor(objects, cle, fichier.taille_octets)
      const finding = { ...request, cle, trouve }
      const body = await run('fichiers_confirmer', finding).catch(async (error: unknown) => {
        if (refusalCode(error) === 'fichier_different') await reach(objects.remove(cle))
        throw error
      })
      return { body }
    },
    async fichiers_lire({ request, run }) {
      const { fichier, cle, duree_s } = await tell(run, 'fichiers_lire', request)
      const lecture = cle === null ? null : await reach(objects.readAddress({ ...fichier, cle }, duree_s))
      return { body: JSON.stringify({ fichier, lecture }) }
    },
  }
}

/** What the store holds of a file that is awaited. */
export function lookFor(objects: ObjectStore, cle: string, taille_octets: number): Promise<Found | null> {
  return reach(objects.inspect(cle, taille_octets))
}
