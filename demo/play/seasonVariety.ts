// Further cases of the season: a plot with different states under two referentials; two campaigns on two versions of a pack;
// certificates limited to a site, a place, a product and days; a plot with two crops.
import { newId } from '@sillon/telephone/ids'
import { CAMPAGNE, EMPLACEMENT, FOURNISSEUR, GROUPEMENT, PRODUIT, UTILISATEUR } from '../ids.ts'
import { NEXT, nextPack } from './seasonPack.ts'
import { collecteOn, plotOf, sealOn, sendEnvelopes } from './seasonPhone.ts'
import { dayOf, openCampaign, receive, type Season, validateCapacity } from './seasonStage.ts'
import { FIELD, walk } from './survey.ts'

const { agent1, direction, magasinier, rsci, rsciAdjoint } = UTILISATEUR
const KG = 1000
/** The corner of a separate field, south of the villages. */
const CORNER = { longitude: 2.17, latitude: 6.58 }

/** Plays the further cases in the caller's transaction, as role `metier`. */
export async function playVariety(season: Season): Promise<void> {
  await holdUnderOneOfTwo(season)
  await openNextCampaign(season)
  await limitScopes(season)
  await plantTwoCrops(season)
}

/**
 * Makes a plot that is organic under AB and in its first year of conversion under NOP. A collection from this plot exceeds the
 * ceiling and waits for a decision.
 */
async function holdUnderOneOfTwo(season: Season): Promise<void> {
  const { client, phone, before, as, call, does } = season
  await as(agent1)
  const plot = await plotOf(client, GROUPEMENT.attogon)
  const revise = "(conformite.reviser($1, 'NOP', 'TR', $2, 'Première année du registre NOP', $3, $4)).id"
  await call(rsci, revise, [plot.parcelle_id, before(100), rsci, before(18)])
  const left = await call<string>(
    agent1,
    `(select s.plafond_g - s.consomme_g from capacite.solde s where s.campagne_id = $1 and s.producteur_id = $2
      and s.matiere_code = 'ANANAS' and s.etat_code = 'AB')`,
    [CAMPAGNE.demo, plot.producteur_id],
  )
  const over = collecteOn(phone, plot, Number(left) + 60 * KG, before(17))
  await as(agent1)
  await sendEnvelopes(client, phone, [await over.sealed], before(16), ['capacite_depassee'])
  const reception = await receive(season, 15, {
    emplacement_id: EMPLACEMENT.magasin,
    origine: 'membres',
    groupement_id: GROUPEMENT.attogon,
    net_g: over.net_g,
    apports: [{ collecte_id: over.id }],
    mesures: { humidite_cp: 350, impuretes_cp: 90, brix_dixiemes: 141 },
  })
  await does(magasinier, 'reception.valider', 15, reception, null)
}

/**
 * Opens a second campaign on the next version of the pack. The two campaigns convert juice to used capacity with different
 * coefficients.
 */
async function openNextCampaign(season: Season): Promise<void> {
  const { client, phone, before, as, call } = season
  const version = await call<string>(direction, 'pack.publier($1, $2)', [nextPack(), before(16)])
  await call(direction, 'numerotation.definir_modele($1::jsonb, $2)', [
    JSON.stringify([
      { type: 'nature' },
      { type: 'texte', valeur: '-' },
      { type: 'produit' },
      { type: 'texte', valeur: '-' },
      { type: 'code_campagne' },
      { type: 'texte', valeur: '-' },
      { type: 'sequence', chiffres: 5 },
    ]),
    before(16),
  ])
  await openCampaign(season, { id: CAMPAGNE.demoJus, code: 'JUS', nom: 'Campagne jus', version }, 14, -400)
  await as(agent1)
  const plot = await plotOf(client, GROUPEMENT.allada)
  await validateCapacity(season, CAMPAGNE.demoJus, plot, 13)
  const produit_id = await call<string>(agent1, '(select p.id from produit.produit p where p.code = $1)', [
    NEXT.produit,
  ])
  const here = collecteOn(phone, plot, 100 * KG, before(12), { produit_id })
  const there = collecteOn(phone, plot, 100 * KG, new Date(before(12).getTime() + 3_600_000), {
    produit_id,
    campagne_id: CAMPAGNE.demoJus,
    pack: NEXT.version,
  })
  await as(agent1)
  // The earlier version of the pack has no rule for the deduction of juice, so an officer decides.
  await sendEnvelopes(client, phone, [await here.sealed], before(11), ['parametre_introuvable'])
  await sendEnvelopes(client, phone, [await there.sealed], before(10))
}

/**
 * Sets the scope of each certificate: an activity at a site, in a place, for a product, until a day, and again from a later day.
 */
async function limitScopes({ before, call }: Season): Promise<void> {
  const day = (days: number) => dayOf(before, days)
  const certify = (numero: string, fournisseur: string | null, portee: object[]) =>
    call<string>(rsci, '(certificat.creer($1, null, $2, $3, $4)).id', [
      JSON.stringify({
        numero,
        organisme: 'Ecocert',
        referentiel_code: 'NOP',
        categorie: 'Végétaux transformés',
        valide_du: day(9),
        valide_au: day(-300),
        portee,
      }),
      fournisseur,
      rsci,
      before(9),
    ])
  const own = await certify('BJ-NOP-154.000-1', null, [
    { activite: 'preparation', site: 'Allada' },
    { activite: 'storing', unite: 'STATION', au: day(-30) },
    { activite: 'distribution', produit_id: PRODUIT.ananas },
  ])
  await certify('TG-NOP-154.118-1', FOURNISSEUR.plantation, [
    { activite: 'production', produit_id: PRODUIT.mangue },
    { activite: 'export', site: 'Lomé' },
  ])
  await call(rsci, '(certificat.etendre($1, $2, $3, $4)).id', [
    own,
    JSON.stringify([{ activite: 'export', du: day(-10) }]),
    rsci,
    before(3),
  ])
}

/**
 * Registers a new field with pineapples under mangoes. Each crop covers the whole field, and each has a capacity that waits for
 * validation.
 */
async function plantTwoCrops({ client, phone, before, as, call }: Season): Promise<void> {
  await as(agent1)
  const { producteur_id } = await plotOf(client, GROUPEMENT.sekou)
  const parcelle_id = newId()
  const { sealed } = sealOn(phone, before(8), {
    type: 'parcelle.enregistrer',
    version_schema: 2,
    payload: {
      parcelle_id,
      producteur_id,
      nom: 'Verger d’ananas',
      surface_declaree_m2: 10_000,
      cultures: [
        { produit_id: PRODUIT.mangue, part_cp: 10_000, strate: 'principal' },
        { produit_id: PRODUIT.ananas, part_cp: 6_000, strate: 'associe' },
      ],
      releve: walk(CORNER, FIELD, before(8)),
    },
  })
  await sendEnvelopes(client, phone, [await sealed], before(7))
  const revise = "(conformite.reviser($1, 'AB', 'C1', $2, 'Entrée en conversion', $3, $4)).id"
  await call(rsci, revise, [parcelle_id, before(8), rsci, before(6)])
  for (const matiere_code of ['ANANAS', 'MANGUE']) {
    const wanted = { campagne_id: CAMPAGNE.demo, producteur_id, matiere_code, etat_code: 'C1' }
    const values = [JSON.stringify(wanted), rsciAdjoint, before(5)]
    await call(rsciAdjoint, 'capacite.demander($1, $2, $3)', values)
  }
}
