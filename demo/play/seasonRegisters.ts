// The registers of the season: an inspection of a group is planned, one member is inspected, another person measures and closes
// the non-conformities, and a sample is taken.
import { newId } from '@sillon/telephone/ids'
import { GROUPEMENT, UTILISATEUR } from '../ids.ts'
import { enrol, plotOf, sealOn, sendEnvelopes } from './seasonPhone.ts'
import type { Season } from './seasonStage.ts'

const { direction, inspecteur, rsci } = UTILISATEUR
const json = JSON.stringify

/** Fills the registers: a plan, an inspection, a non-conformity closed by another person, a sample. */
export async function keepRegisters(season: Season): Promise<void> {
  const { client, before, does } = season
  const annee = before(25).getUTCFullYear()
  const plan = { groupement_id: GROUPEMENT.allada, annee, methode: 'tirage', graine: 'saison' }
  await does(rsci, 'inspection.planifier', 25, json(plan))
  const { producteur_id, parcelle_id } = await plotOf(client, GROUPEMENT.allada)
  const inspection_id = await inspect(season, { producteur_id, parcelle_id })
  const measure = {
    code: 'registre',
    genre: 'plan_action',
    libelle: 'Cahier à mettre à jour',
    delai_jours: 15,
  }
  await does(rsci, 'non_conformite.ecrire_type', 11, json(measure))
  const { rows } = await client.query<{ id: string }>(
    'select n.id from non_conformite.non_conformite n where n.inspection_id = $1',
    [inspection_id],
  )
  const taken = { type_code: 'registre', description: 'Noter les épandages depuis avril' }
  await does(rsci, 'non_conformite.mesurer', 11, rows[0]?.id, json(taken))
  await does(direction, 'non_conformite.clore', 3, rows[0]?.id, 'Cahier vu à jour')
  const sample = { numero: 'ECH-0001', producteur_id, parcelle_id, matiere: 'feuilles', laboratoire: 'LCSSA' }
  await does(rsci, 'inspection.echantillonner', 10, json(sample))
}

/** The inspector's phone sends a visit, which finds that the farm book is not up to date. */
async function inspect({ client, before, as }: Season, of: object): Promise<string> {
  await as(inspecteur)
  const phone = await enrol(client, before(13), inspecteur)
  const inspection_id = newId()
  const { sealed } = sealOn(phone, before(12), {
    type: 'inspection.enregistrer',
    version_schema: 1,
    payload: {
      inspection_id,
      ...of,
      formulaire_code: 'visite_producteur',
      formulaire_version: 1,
      reponses: ANSWERS,
      debut: before(12).toISOString(),
      fin: before(12).toISOString(),
    },
  })
  await sendEnvelopes(client, phone, [await sealed], before(12))
  return inspection_id
}

const ANSWERS = {
  engagement_signe: true,
  registre_a_jour: false,
  parcelles_conventionnelles: 0,
  recoltes_separees: true,
}
