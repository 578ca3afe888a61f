// The route that hands a dossier out: the database says who may, the store gives the address.
import { reach } from '../contract/errors.ts'
import type { Serve } from '../http/call.ts'
import type { ObjectStore } from '../objects/port.ts'

type Told = { readonly dossier: object; readonly cle: string; readonly duree_s: number }

/** Gives the address of the archive. */
export function handOutDossier(objects: Pick<ObjectStore, 'readAddress'>): Serve {
  return async ({ request, run }) => {
    const { dossier, cle, duree_s } = JSON.parse(await run('dossiers_audit_contenu', request)) as Told
    const lecture = await reach(objects.readAddress({ cle, type_media: 'application/zip' }, duree_s))
    return { body: JSON.stringify({ dossier, lecture }) }
  }
}
