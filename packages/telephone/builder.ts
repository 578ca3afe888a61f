// Builds a command from what an agent captured: its id, its current schema version and, if it produces a field document, its provisional
// reference. packages/telephone/commandes.ts has one builder per command type.
import { COMMAND_TYPES, type CommandType, type Payload } from './commandTypes.ts'
import type { Commande } from './envelope.ts'
import { newId } from './ids.ts'
import type { PieceJointe } from './types.ts'
import { readMembers } from './values/members.ts'

/** The captured payload of a command. The id of the record may be omitted; the library then makes it. */
export type Saisie<T extends CommandType, K extends keyof Payload<T>> = Omit<Payload<T>, K> &
  Partial<Pick<Payload<T>, K>>

/** Builds the command of a captured payload and its attachments. */
export type Builder<T extends CommandType, K extends keyof Payload<T>> = (
  saisie: Saisie<T, K>,
  pieces_jointes?: PieceJointe[],
) => Commande

/**
 * Makes the builder of a command type. `ownId` names the member for the new record's id, which the library makes if the member is
 * absent. Names, telephones, days and document numbers are read as the service reads them; a value that can not be read is sent
 * as typed.
 */
export function builder<T extends CommandType, K extends keyof Payload<T> = never>(
  type: T,
  ownId?: K,
): Builder<T, K> {
  const { version, document } = COMMAND_TYPES[type]
  return (saisie, pieces_jointes = []) => ({
    type,
    version_schema: version,
    payload: readMembers(ownId === undefined ? saisie : { [ownId]: newId(), ...saisie }).lu,
    document,
    pieces_jointes,
  })
}
