// The payloads of inputs, inspections and non-conformities.
import { v7 as uuidv7 } from 'uuid'
import type { Payload } from '../oracle/types.ts'
import type { Choix } from './history.ts'
import { make, name, pick, type Savoir } from './savoir.ts'

const REPONSES = [
  { vu: true },
  { vu: false, arbres: 99 },
  { vu: true },
  { vu: true, autre: 1 },
  { arbres: 100 },
]

/** Returns the plot of the named producer, unless the choice names another plot. */
function plotOf(savoir: Savoir, { producteur, parcelle }: Choix): string {
  const known = savoir.organisation.producteurs[producteur]
  return parcelle < 3 && known ? known.parcelle.id : name(savoir, 'parcelle', parcelle)
}

/** The payloads by type: inputs, inspections and non-conformities. */
export const OPERATIONS: Readonly<Record<string, (savoir: Savoir, choix: Choix) => Payload>> = {
  'intrant.remettre': (savoir, choix) => ({
    remise_id: make(savoir, 'remise', choix),
    producteur_id: name(savoir, 'producteur', choix.producteur),
    intrant_id: pick([...savoir.organisation.intrants.map(({ id }) => id), uuidv7()], choix.destination),
    quantite: 2,
    unite_code: pick(['KGM', 'KGM', 'KGM', 'KGM', 'LTR', 'ZZZ'], choix.valeur),
    valeur: { montant: 1500, devise: pick(['XOF', 'XOF', 'EUR', 'XOF', 'ZZZ'], choix.piece) },
    avance: choix.id_pris,
  }),
  'inspection.enregistrer': (savoir, choix) => ({
    inspection_id: make(savoir, 'inspection', choix),
    producteur_id: name(savoir, 'producteur', choix.producteur),
    parcelle_id: choix.valeur === 0 ? null : plotOf(savoir, choix),
    formulaire_code: 'visite',
    formulaire_version: choix.contrat === 3 ? 2 : 1,
    reponses: pick(REPONSES, choix.piece),
    debut: '2026-01-02T08:00:00Z',
    fin: choix.ecart === 2 ? '2026-01-02T07:59:59Z' : '2026-01-02T08:20:00Z',
  }),
  'non_conformite.constater': (savoir, choix) => ({
    non_conformite_id: make(savoir, 'non_conformite', choix),
    ...(choix.valeur === 0 ? {} : { producteur_id: name(savoir, 'producteur', choix.producteur) }),
    ...(choix.valeur < 3 ? { parcelle_id: plotOf(savoir, choix) } : {}),
    constat_code: choix.contrat === 3 ? 'bruit' : 'paillage',
    gravite: pick(['majeure', 'majeure', 'mineure', 'critique'], choix.cible),
    description: 'Vu au champ',
  }),
}
