// The route that sends a dossier: the database checks the permission, the store gives the URL.
import { reach } from '../contract/errors.ts'
import type { Serve } from '../http/calls/call.ts'
import type { ObjectStore } from '../objects/port.ts'

type DossierResponse = { readonly dossier: object; readonly cle: string | null; readonly duree_s: number }

/** Returns the URL of the archive, while it is stored. */
export function handOutDossier(objects: Pick<ObjectStore, 'readAddress'>): Serve {
  return async ({ request, run }) => {
    const { dossier, cle, duree_s } = JSON.parse(
      await run('dossiers_audit_contenu', request),
    ) as DossierResponse
    const object = cle === null ? null : { cle, type_media: 'application/zip' }
    const lecture = object === null ? null : await reach(objects.readAddress(object, duree_s))
    return { body: JSON.stringify({ dossier, lecture }) }
  }
}
