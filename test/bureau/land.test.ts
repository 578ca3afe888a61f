// docs/decisions/0159: «the schema of a body makes its form»: each act of the internal control is done with its generated form,
// which also shows the reason of a refusal.
import { beforeAll, describe, test } from 'vitest'
import { PRODUIT, UTILISATEUR } from '../../demo/ids.ts'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { idIn, other } from './support/others.ts'

const ownerOf: Row['at'] = async (ask, { api }) =>
  `/producteurs?id=${(await api.get(`/v1/parcelles/${idIn(ask)}`, 'rsci')).body.producteur_id}`
const plotOf: Row['inRow'] = async (ask, { api }) =>
  (await api.get(`/v1/parcelles/${idIn(ask)}`, 'rsci')).body.nom
const measuredAndClosed: Row['meanwhile'] = async (ask, stage) => {
  await other('mesures', 'rsci', { type_code: 'plan', description: 'Tenir le cahier' })(ask, stage)
  await other('clore', 'direction')(ask, stage)
}

// The collection that a command wrote.
const collectionOf: Row['at'] = async (ask, { api }) => {
  const { collectes } = (await api.get('/v1/collectes?limite=20', 'rsci')).body
  for (const { id } of collectes)
    if ((await api.get(`/v1/collectes/${id}`, 'rsci')).body.commande.id === idIn(ask))
      return `/collectes?id=${id}`
  throw new Error(`no collection of ${ask.path}`)
}

const CERTIFIED: readonly Row[] = [
  { act: 'fournisseurs_creer', code: 'fournisseur_refuse' },
  { act: 'fournisseurs_modifier', code: 'fiche_changee' },
  { act: 'fournisseurs_desactiver', code: 'fournisseur_deja_inactif' },
  { act: 'fournisseurs_reactiver', code: 'fournisseur_deja_actif' },
  { act: 'certificats_creer', code: 'certificat_deja_connu' },
  { act: 'certificats_corriger', code: 'correction_sans_effet' },
  {
    act: 'certificats_portee',
    code: 'certificat_retire',
    meanwhile: other('statut', 'rsci', { statut: 'retire', depuis: '2026-01-02', raison: 'Vu' }),
  },
  { act: 'certificats_statut', code: 'statut_inchange' },
]

const MEMBERS: readonly Row[] = [
  { act: 'producteurs_modifier', code: 'fiche_changee' },
  { act: 'producteurs_groupement', code: 'meme_groupement' },
  { act: 'producteurs_sortie', code: 'producteur_sorti' },
  { act: 'producteurs_retour', code: 'producteur_actif' },
  { act: 'producteurs_defusionner', code: 'producteur_non_fusionne' },
  { act: 'capacites_proposer', code: 'capacite_sans_parcelle', wrong: () => ({ etat_code: 'C1' }) },
  { act: 'capacites_valider', code: 'validation_personnes_distinctes' },
  { act: 'imports_valider', code: 'validation_personnes_distinctes' },
]

const INSPECTED: readonly Row[] = [
  { act: 'inspections_planifier', code: 'plan_deja_etabli' },
  {
    act: 'inspections_attribuer',
    code: 'inspecteur_refuse',
    wrong: () => ({ inspecteur_id: UTILISATEUR.agent1 }),
  },
  { act: 'non_conformites_creer', code: 'constat_inconnu', wrong: () => ({ constat_code: 'nulle_part' }) },
  { act: 'non_conformites_declasser', code: 'transition_refusee' },
  { act: 'mesures_ecrire', code: 'parametre_invalide', wrong: () => ({ code: 'Pas bon !' }) },
]

const ROWS: readonly Row[] = [
  { act: 'commandes_annuler', code: 'commande_deja_annulee', at: collectionOf },
  { act: 'conformite_reviser', code: 'statut_inchange' },
  { act: 'controles_officiels_annuler', code: 'controle_officiel_annule' },
  { act: 'parcelles_origines', code: 'origines_deja_dites', at: ownerOf, inRow: plotOf },
  {
    act: 'parcelles_cultures',
    code: 'evenement_hors_ordre',
    at: ownerOf,
    inRow: plotOf,
    wrong: () => ({ le: '2000-01-01T00:00:00Z' }),
  },
  { act: 'rendements_fixer', code: 'culture_absente', wrong: () => ({ produit_id: PRODUIT.mangue }) },
  { act: 'non_conformites_mesurer', code: 'transition_refusee', meanwhile: measuredAndClosed },
]

const DECIDED: readonly Row[] = [
  { act: 'capacites_refuser', code: 'capacite_deja_decidee' },
  { act: 'non_conformites_clore', code: 'transition_refusee' },
]

describe.skipIf(!ALL_WALKS)('members and internal control', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('certification', () => walkActs(stage, { as: 'rsci' }, CERTIFIED))
  test('members, plots and capacities', () => walkActs(stage, { as: 'rsci', langue: 'en' }, MEMBERS))
  test('inspections', () => walkActs(stage, { as: 'rsci', width: 390 }, INSPECTED))
  test('plots, yields and lists without sheets', () => walkActs(stage, { as: 'rsci' }, ROWS))
  test('what the management decides', () => walkActs(stage, { as: 'direction', scheme: 'dark' }, DECIDED))
})
