// What makes a command of what an agent captured: its id, its current schema version and, where it produces a field document,
// its right to a provisional reference. packages/telephone/commandes.ts holds one a command type.
import { COMMAND_TYPES, type CommandType, type Payload } from './commandTypes.ts'
import type { Commande } from './envelope.ts'
import { newId } from './ids.ts'
import type { PieceJointe } from './types.ts'

/** What an agent captured for a command: its payload, whose own id may be left to the library. */
export type Saisie<T extends CommandType, K extends keyof Payload<T>> = Omit<Payload<T>, K> &
  Partial<Pick<Payload<T>, K>>

/** Makes the command of what was captured, with the files that travel apart. */
export type Builder<T extends CommandType, K extends keyof Payload<T>> = (
  saisie: Saisie<T, K>,
  pieces_jointes?: PieceJointe[],
) => Commande

/** The builder of a type; `ownId` is the id of what it makes, which may be left to the library. */
export function builder<T extends CommandType, K extends keyof Payload<T> = never>(
  type: T,
  ownId?: K,
): Builder<T, K> {
  const { version, document } = COMMAND_TYPES[type]
  return (saisie, pieces_jointes = []) => ({
    type,
    version_schema: version,
    payload: ownId === undefined ? saisie : { [ownId]: newId(), ...saisie },
    document,
    pieces_jointes,
  })
}
