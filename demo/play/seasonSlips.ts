// Further mistakes of the office, each with the act that corrects it: a misread seal, a laboratory's conclusion, the supplier of
// a purchase, two sisters taken for one person.
import { newId } from '@sillon/telephone/ids'
import { FOURNISSEUR, GROUPEMENT, UTILISATEUR } from '../ids.ts'
import { lift } from './seasonMistakes.ts'
import { sealOn, sendEnvelopes } from './seasonPhone.ts'
import { dayOf, receive, type Season } from './seasonStage.ts'

const { agent1, magasinier, rsci } = UTILISATEUR
const KG = 1000
const json = JSON.stringify

/** Corrects the seal of a container. */
export async function correctSeal({ does }: Season, id: string, numero: string): Promise<void> {
  const right = { conteneurs: [{ numero, scelles: ['SL-884512'] }], raison: 'Chiffres du scellé inversés' }
  await does(magasinier, 'expedition.corriger', 10.9, id, json(right))
}

/** Records a purchase under a neighbouring supplier by mistake, and corrects it; returns the reception. */
export async function buyByMistake(season: Season, purchase: object, days: number): Promise<string> {
  const { does } = season
  const farm = { code: 'FERME-MONO', nom: 'Ferme du Mono', pays: 'BJ' }
  const { id: fournisseur_id } = await does(rsci, 'fournisseur.creer', days + 0.1, json(farm))
  const reception = await receive(season, days, { ...purchase, origine: 'achat', fournisseur_id })
  const right = { fournisseur_id: FOURNISSEUR.plantation, raison: 'Mauvaise ligne de la liste' }
  await does(magasinier, 'reception.corriger', days - 0.1, reception, json(right))
  return reception
}

/** Records a laboratory report on the packed lot with the wrong conclusion, which puts the lot on hold, and corrects it. */
export async function correctConclusion({ before, client, does }: Season): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    "select l.id from lot.lot l where l.nature = 'PF' and l.statut = 'validé'",
  )
  const sample = { genre: 'echantillon', quantite_g: KG, destinataire: 'Laboratoire', raison: 'Plan annuel' }
  const taken = await does<string>(magasinier, 'lot.sortir', 4, rows[0]?.id, json(sample))
  const report = {
    examen: 'Pesticides',
    conclusion: 'non_conforme',
    laboratoire: 'Laboratoire',
    rapport: 'P-0417',
    rendu_le: dayOf(before, 3),
  }
  type Result = { resultat: { id: string } }
  const { resultat } = await does<Result>(magasinier, 'lot.analyser', 2.5, taken, json(report))
  const right = { conclusion: 'conforme', raison: 'Case cochée une ligne trop bas' }
  await does(rsci, 'lot.corriger_resultat', 2.4, resultat.id, json(right))
}

/**
 * Registers two sisters under one identity card, merges them by mistake, undoes the merge, and confirms that they are two
 * persons.
 */
export async function mergeByMistake(season: Season): Promise<void> {
  const { as, before, client, does, phone } = season
  const piece_identite = { type: 'cip', numero: '2041158830', pays: 'BJ' }
  const register = (prenoms: string, days: number) => {
    const producteur_id = newId()
    const person = { groupement_id: GROUPEMENT.sekou, nom: 'Houngbo', prenoms, telephone: '+22901555501' }
    const payload = { producteur_id, ...person, piece_identite }
    return {
      producteur_id,
      ...sealOn(phone, before(days), { type: 'producteur.enregistrer', version_schema: 1, payload }),
    }
  }
  const [first, second] = [register('Adjoa', 2.9), register('Essi', 2.8)]
  const double = await second.sealed
  await as(agent1)
  await sendEnvelopes(client, phone, [await first.sealed], before(2.7))
  await sendEnvelopes(client, phone, [double], before(2.6), ['doublon_identite'])
  await lift(season, rsci, double, { decision: 'fusion', raison: 'Même carte' }, 2.5)
  const raison = 'Deux sœurs, la carte de l’une a été lue deux fois'
  await does(rsci, 'adhesion.defusionner', 2.4, second.producteur_id, json({ raison }))
  await lift(season, rsci, double, { decision: 'confirmation', raison }, 2.3)
}
