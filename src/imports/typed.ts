// Reads what the office types into a form by the same modules as the cells of a file.
import { readMembers } from '@sillon/telephone/values/members'
import { Refusal } from '../contract/errors.ts'
import type { Serve } from '../http/calls/call.ts'

// The acts whose bodies hold names, telephones or addresses.
const TYPED = [
  'clients_creer',
  'clients_modifier',
  'emplacements_creer',
  'emplacements_modifier',
  'fournisseurs_creer',
  'fournisseurs_modifier',
  'groupements_creer',
  'groupements_modifier',
  'producteurs_modifier',
  'utilisateurs_modifier',
]

/** Returns the handlers of these acts: a member that can not be read is refused with its code. */
export function typedHandlers(): Record<string, Serve> {
  return Object.fromEntries(TYPED.map((name) => [name, readTyped(name)]))
}

function readTyped(name: string): Serve {
  return async ({ request, run }) => {
    const { lu, fautes } = readMembers(request)
    if (fautes.length > 0) throw new Refusal('parametre_invalide', fautes)
    return { body: await run(name, lu) }
  }
}
