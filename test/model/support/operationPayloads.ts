// The payloads of inputs, inspections and non-conformities.
import { v7 as uuidv7 } from 'uuid'
import type { Payload } from '../oracle/types.ts'
import type { Choix } from './history.ts'
import { make, name, pick, type Savoir } from './savoir.ts'

/** The payload of each of these types. */
export const OPERATIONS: Readonly<Record<string, (savoir: Savoir, choix: Choix) => Payload>> = {
  'intrant.remettre': (savoir, choix) => ({
    remise_id: make(savoir, 'remise', choix),
    producteur_id: name(savoir, 'producteur', choix.producteur),
    intrant_id: pick([...savoir.organisation.intrants.map(({ id }) => id), uuidv7()], choix.destination),
    quantite: 2,
    unite_code: 'KGM',
    valeur: { montant: 1500, devise: 'XOF' },
    avance: choix.id_pris,
  }),
  'inspection.enregistrer': (savoir, choix) => ({
    inspection_id: make(savoir, 'inspection', choix),
    producteur_id: name(savoir, 'producteur', choix.producteur),
    parcelle_id: choix.valeur === 0 ? null : name(savoir, 'parcelle', choix.parcelle),
    formulaire_code: 'visite',
    formulaire_version: choix.contrat === 3 ? 2 : 1,
    reponses: { vu: true },
    debut: '2026-01-02T08:00:00Z',
    fin: '2026-01-02T08:20:00Z',
  }),
  'non_conformite.constater': (savoir, choix) => ({
    non_conformite_id: make(savoir, 'non_conformite', choix),
    ...(choix.valeur === 0 ? {} : { producteur_id: name(savoir, 'producteur', choix.producteur) }),
    ...(choix.valeur < 3 ? { parcelle_id: name(savoir, 'parcelle', choix.parcelle) } : {}),
    constat_code: 'paillage',
    gravite: pick(['mineure', 'majeure', 'critique'], choix.cible),
    description: 'Vu au champ',
  }),
}
