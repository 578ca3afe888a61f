// The routes of files: the database says who may and under which key; the store signs, and is read.
import { Refusal, reach, refusalCode } from '../errors.ts'
import type { Call, Serve } from '../handlers.ts'
import type { Found, NewObject, ObjectStore } from './port.ts'

/** Calls a function of schema v1 for a caller and answers its JSON. */
export type CallFunction = (name: string, caller: Call['caller'], request: object) => Promise<string>

type Fichier = NewObject & { readonly statut: 'attendu' | 'arrive' }
type Told = { fichier: Fichier; cle: string | null; duree_s: number }

/** The handlers of the routes of files, by their names. */
export function fileHandlers(
  call: CallFunction,
  objects: ObjectStore,
  types: readonly string[],
): Record<string, Serve> {
  const tell = async (name: string, caller: Call['caller'], request: object) =>
    JSON.parse(await call(name, caller, request)) as Told
  return {
    async fichiers_url_envoi({ caller, request }) {
      const { type_media } = request as { type_media: string }
      if (!types.includes(type_media)) throw new Refusal('type_media_refuse', { types })
      const { fichier, cle, duree_s } = await tell('fichiers_url_envoi', caller, request)
      const envoi = cle === null ? null : await reach(objects.sendAddress({ ...fichier, cle }, duree_s))
      return { body: JSON.stringify({ fichier, envoi: envoi && { methode: 'PUT', ...envoi } }) }
    },
    async fichiers_confirmer({ caller, request }) {
      const { fichier, cle } = await tell('fichiers_a_confirmer', caller, request)
      if (cle === null) return { body: JSON.stringify(fichier) }
      const trouve = await lookFor(objects, cle, fichier.taille_octets)
      const finding = { ...request, cle, trouve }
      const body = await call('fichiers_confirmer', caller, finding).catch(async (error: unknown) => {
        if (refusalCode(error) === 'fichier_different') await reach(objects.remove(cle))
        throw error
      })
      return { body }
    },
    async fichiers_lire({ caller, request }) {
      const { fichier, cle, duree_s } = await tell('fichiers_lire', caller, request)
      const lecture = cle === null ? null : await reach(objects.readAddress({ ...fichier, cle }, duree_s))
      return { body: JSON.stringify({ fichier, lecture }) }
    },
  }
}

/** What the store holds of a file that is awaited. */
export function lookFor(objects: ObjectStore, cle: string, taille_octets: number): Promise<Found | null> {
  return reach(objects.inspect(cle, taille_octets))
}
