// A short campaign that closed during the season. Its prices are in Tunisian dinars, which have three decimals. Some of its goods
// reach the office after the closing, and are received and paid nevertheless.
import { CAMPAGNE, EMPLACEMENT, GROUPEMENT, PRODUIT, UTILISATEUR } from '../ids.ts'
import { cancelNote, noteOn, plantLate } from './seasonArrivals.ts'
import { closeByMistake, decideWithoutEffect, weighByMistake } from './seasonMistakes.ts'
import { collecteOn, enrol, type Phone, type Plot, plotsOf, sendEnvelopes } from './seasonPhone.ts'
import { openCampaign, receive, type Season, validateCapacity } from './seasonStage.ts'

const { admin, agent1, agent2, commercial, direction, magasinier } = UTILISATEUR
const KG = 1000
const campagne_id = CAMPAGNE.demoEssai
const json = JSON.stringify

/** The goods of the campaign, in order of collection. */
type Goods = readonly { readonly id: string; readonly net_g: number }[]

/** Plays the campaign in the caller's transaction, as role `metier`. */
export async function playTrial(season: Season): Promise<void> {
  const { as, before, client, call } = season
  await as(agent1)
  const [, first, second] = await plotsOf(client, GROUPEMENT.sekou, 3)
  if (first === undefined || second === undefined) throw new Error('the trial needs two plots')
  const pack = '(select c.pack_version_id from campagne.campagne c where c.id = $1)'
  const version = await call<string>(direction, pack, [CAMPAGNE.demo])
  const trial = { id: campagne_id, code: 'ESSAI', nom: 'Essai pour Tunis', version }
  await openCampaign(season, trial, 7, 5)
  for (const plot of [first, second]) await validateCapacity(season, campagne_id, plot, 7)
  const contrat_id = await contractInDinars(season)
  await as(agent2)
  const other = await enrol(client, before(7), agent2)
  await plantLate(season, other, second)
  const goods = await collectAcrossClosing(season, other, contrat_id, [first, second])
  await pay(season, await receiveLate(season, contrat_id, goods))
}

/** Makes a contract in dinars, closes it by mistake and reopens it; returns its id. */
async function contractInDinars(season: Season): Promise<string> {
  const { does } = season
  const rate = { source: 'TND', cible: 'XOF', valeur: '195.42', raison: 'Cours de la BCEAO' }
  await does(direction, 'devise.fixer_taux', 7, json(rate))
  const lignes = [{ produit_id: PRODUIT.ananas, quantite_g: 5_000 * KG, prix_kg: 985 }]
  const terms = { code: 'ESSAI-TUNIS', campagne_id, devise: 'TND', lignes }
  const { id } = await does(commercial, 'contrat.creer', 7, json(terms))
  await does(direction, 'contrat.activer', 7, id)
  await closeByMistake(season, id, 6.9)
  return id
}

/**
 * Two collections arrive while the campaign is open. Their delivery note and a third collection stay on the phone until it is
 * closed. Another agent's note for the second collection arrives before the closing.
 */
async function collectAcrossClosing(
  season: Season,
  other: Phone,
  contrat_id: string,
  [first, second]: readonly [Plot, Plot],
): Promise<Goods> {
  const { as, before, call, client, phone } = season
  const collect = (plot: Plot, net_g: number, days: number, wrong_g = 0) =>
    collecteOn(phone, plot, net_g, before(days), {
      campagne_id,
      contrat_id,
      calcul_telephone: { net_g: net_g - wrong_g, refaction_g: 0, net_marchand_g: net_g - wrong_g },
    })
  const miscalculated = collect(first, 212 * KG, 6.35, 10 * KG)
  const exact = collect(second, 187 * KG, 6.3)
  const earlier = noteOn(phone, [miscalculated.id, exact.id], 6.2, season)
  const late = collect(first, 166 * KG, 5.2)
  const later = noteOn(other, [exact.id], 6.1, season)
  await as(agent1)
  const doubtful = await miscalculated.sealed
  await sendEnvelopes(client, phone, [doubtful], before(6.25), ['ecart_calcul'])
  await sendEnvelopes(client, phone, [await exact.sealed], before(6.25))
  await sendEnvelopes(client, other, [await later], before(6))
  await decideWithoutEffect(season, doubtful, 5.5)
  await call(direction, 'campagne.cloturer($1, $2)', [campagne_id, before(5)])
  await as(agent1)
  await sendEnvelopes(client, phone, [await earlier, await late.sealed], before(4))
  await cancelNote(season, await later, 3.5)
  return [miscalculated, exact, late]
}

/** Receives the goods after the closing, with a wrong weight that is then corrected; returns the reception. */
async function receiveLate(season: Season, contrat_id: string, goods: Goods): Promise<string> {
  const net_g = goods.reduce((sum, collected) => sum + collected.net_g, 0)
  const reception = await receive(season, 3, {
    campagne_id,
    contrat_id,
    origine: 'membres',
    groupement_id: GROUPEMENT.sekou,
    emplacement_id: EMPLACEMENT.magasin,
    apports: goods.map(({ id }) => ({ collecte_id: id })),
    net_g: net_g - 9 * KG,
  })
  await season.does(magasinier, 'reception.valider', 3, reception, null)
  await weighByMistake(season, reception, net_g, 2.5)
  return reception
}

/** Adds 40 millimes per kilogram, and pays each producer the amount due for the reception. */
async function pay({ as, client, does }: Season, reception: string): Promise<void> {
  const complement = { campagne_id, produit_id: PRODUIT.ananas, prix_kg: 40, devise: 'TND' }
  const told = { libelle: 'Prime de Tunis', raison: 'Vendu mieux que prévu' }
  await does(commercial, 'complement.proposer', 2, json({ ...complement, ...told }))
  await as(admin)
  const { rows } = await client.query<{ producteur_id: string; lignes: { creance_id: string }[] }>(
    `select c.producteur_id, json_agg(json_build_object('creance_id', c.id)) as lignes
     from paiement.creance c
       join paiement.reste r on r.organisation_id = c.organisation_id and r.creance_id = c.id
     where c.reception_id = $1 and r.reste <> 0 group by 1 order by 1`,
    [reception],
  )
  for (const [i, due] of rows.entries()) {
    const payment = { ...due, moyen: 'virement', reference: `TUNIS-${i + 1}` }
    await does(admin, 'paiement.creer', 1.5, json(payment))
  }
}
