// Written from schemas/commandes and sql/commande/type_commande.rows.sql; change these, not this file.
import type { CollecteEnregistrer1 } from './payloads/collecte.enregistrer/1.ts'
import type { CollecteEnregistrer2 } from './payloads/collecte.enregistrer/2.ts'
import type { CollecteSignalerErreur1 } from './payloads/collecte.signaler_erreur/1.ts'
import type { InspectionEnregistrer1 } from './payloads/inspection.enregistrer/1.ts'
import type { IntrantRemettre1 } from './payloads/intrant.remettre/1.ts'
import type { LivraisonEtablirBon1 } from './payloads/livraison.etablir_bon/1.ts'
import type { NonConformiteConstater1 } from './payloads/non_conformite.constater/1.ts'
import type { ParcelleEnregistrer1 } from './payloads/parcelle.enregistrer/1.ts'
import type { ParcelleEnregistrer2 } from './payloads/parcelle.enregistrer/2.ts'
import type { ParcelleRelever1 } from './payloads/parcelle.relever/1.ts'
import type { ParcelleRelever2 } from './payloads/parcelle.relever/2.ts'
import type { ProducteurEnregistrer1 } from './payloads/producteur.enregistrer/1.ts'
import type { ProducteurModifier1 } from './payloads/producteur.modifier/1.ts'
import type { RecolteEstimer1 } from './payloads/recolte.estimer/1.ts'
import type { RecuReimprimer1 } from './payloads/recu.reimprimer/1.ts'

/** Payload per command type and schema version. */
export type Payloads = {
  'producteur.enregistrer': { 1: ProducteurEnregistrer1 }
  'producteur.modifier': { 1: ProducteurModifier1 }
  'parcelle.enregistrer': { 1: ParcelleEnregistrer1; 2: ParcelleEnregistrer2 }
  'parcelle.relever': { 1: ParcelleRelever1; 2: ParcelleRelever2 }
  'collecte.enregistrer': { 1: CollecteEnregistrer1; 2: CollecteEnregistrer2 }
  'collecte.signaler_erreur': { 1: CollecteSignalerErreur1 }
  'recu.reimprimer': { 1: RecuReimprimer1 }
  'livraison.etablir_bon': { 1: LivraisonEtablirBon1 }
  'intrant.remettre': { 1: IntrantRemettre1 }
  'inspection.enregistrer': { 1: InspectionEnregistrer1 }
  'recolte.estimer': { 1: RecolteEstimer1 }
  'non_conformite.constater': { 1: NonConformiteConstater1 }
}

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
