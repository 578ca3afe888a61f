// Reads the values that the office types into a form with the modules that read the cells of a file.
import { readMembers } from '@sillon/telephone/values/members'
import { Refusal } from '../contract/errors.ts'
import type { Serve } from '../http/calls/call.ts'

// Acts whose bodies contain names, telephones or addresses, and whose handlers only read these.
const TYPED = [
  'certificats_creer',
  'certificats_portee',
  'clients_creer',
  'clients_modifier',
  'declarations_eudr_creer',
  'declarations_eudr_modifier',
  'controles_officiels_creer',
  'echantillons_creer',
  'editeur_organisations_renommer',
  'emplacements_creer',
  'emplacements_modifier',
  'evaluations_eudr_creer',
  'fournisseurs_creer',
  'fournisseurs_modifier',
  'groupements_creer',
  'groupements_modifier',
  'lots_sorties',
  'producteurs_modifier',
  'resultats_corriger',
  'sorties_resultats',
  'utilisateurs_modifier',
]

/** Returns the handlers of these acts. */
export function typedHandlers(): Record<string, Serve> {
  return Object.fromEntries(
    TYPED.map((name) => [name, readTyped(async ({ request, run }) => ({ body: await run(name, request) }))]),
  )
}

/** Passes a request to a handler after its members were read. A member that can not be read is refused with its code. */
export function readTyped(serve: Serve): Serve {
  return async (call) => {
    const { lu, fautes } = readMembers(call.request)
    if (fautes.length > 0) throw new Refusal('parametre_invalide', fautes)
    return serve({ ...call, request: lu })
  }
}
