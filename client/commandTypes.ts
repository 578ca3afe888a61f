import type { Payloads } from './types.ts'

/** The name of a command type. */
export type CommandType = keyof Payloads

/** Per command type: the schema version that this library writes, and whether it produces a field document. */
export const COMMAND_TYPES = {
  'producteur.enregistrer': { version: 1, document: false },
  'producteur.modifier': { version: 1, document: false },
  'parcelle.enregistrer': { version: 2, document: false },
  'parcelle.relever': { version: 2, document: false },
  'collecte.enregistrer': { version: 2, document: true },
  'collecte.signaler_erreur': { version: 1, document: false },
  'recu.reimprimer': { version: 1, document: true },
  'livraison.etablir_bon': { version: 1, document: true },
  'intrant.remettre': { version: 1, document: true },
  'inspection.enregistrer': { version: 1, document: false },
  'recolte.estimer': { version: 1, document: false },
  'non_conformite.constater': { version: 1, document: false },
} as const satisfies Record<CommandType, { version: number; document: boolean }>

/** The payload of a command type, in the version that this library writes. */
export type Payload<T extends CommandType> = Payloads[T][(typeof COMMAND_TYPES)[T]['version'] &
  keyof Payloads[T]]
