// docs/decisions/0159: «the schema of a body makes its form»: each act of an administrator is done with its generated form, which
// also shows the reason of a refusal.
import { beforeAll, describe, test } from 'vitest'
import { GROUPEMENT } from '../../demo/ids.ts'
import { attachedAccount, openAccount } from '../api/support/accounts.ts'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { changes, idIn, other, RAISON, underLicence } from './support/others.ts'

const on =
  (act: string, idOf: (stage: Stage) => string | Promise<string>, body: object = RAISON) =>
  async (stage: Stage) => ({ path: `/v1/${act.replace(':id', await idOf(stage))}`, body, as: 'admin' })
const account = async ({ api }: Stage) => (await openAccount(api)).id
const newCode = async ({ api }: Stage) =>
  (
    await api.post(
      '/v1/appareils/codes-enrolement',
      { utilisateur_id: await account({ api } as Stage) },
      'admin',
    )
  ).body.id
const codeOf: Row['at'] = async ({ path }, { api }) => {
  const id = path.split('/')[4]
  const { codes_enrolement } = (await api.get('/v1/appareils/codes-enrolement?limite=200', 'admin')).body
  const found = codes_enrolement.find((one: { id: string }) => one.id === id)
  return `/telephones/codes?utilisateur_id=${found.utilisateur_id}`
}
const assigned = async (stage: Stage) => {
  const path = `/v1/utilisateurs/${await account(stage)}/attributions`
  const { id } = (await stage.api.post(path, { ensemble: 'magasinier' }, 'admin')).body
  return { path: `/v1/attributions/${id}/terminer`, body: RAISON, as: 'admin' }
}
const grouped = async (stage: Stage) => {
  const path = `/v1/utilisateurs/${await account(stage)}/groupements`
  const { id } = (await stage.api.post(path, { groupement_id: GROUPEMENT.allada }, 'admin')).body
  return { path: `${path}/${id}/terminer`, body: RAISON, as: 'admin' }
}
const holderOf: Row['at'] = async (ask, { api }) => {
  const sql = 'select utilisateur_id as id from utilisateur.attribution where id = $1'
  const [row] = await api.sql<{ id: string }>(sql, [idIn(ask)])
  return `/comptes?id=${row?.id}`
}
// The name in the row of a module or an activity.
const named =
  (list: string, rows: string, name: string): Row['inRow'] =>
  async ({ path }, { api }) => {
    const code = path.split('/').at(-2)
    const { body } = await api.get(`/v1/${list}?limite=200`, 'admin')
    return body[rows].find((one: { code: string }) => one.code === code)[name]
  }
const inModules = named('modules', 'modules', 'libelle')
const interestOf: Row['at'] = async (ask, { api }) => {
  const { interets } = (await api.get('/v1/interets?limite=200', 'admin')).body
  const found = interets.find((one: { id: string }) => one.id === idIn(ask))
  return `/interets?producteur_id=${found.producteur_id}`
}
const inProducts: Row['inRow'] = async (ask, { api }) => {
  const { produits } = (await api.get('/v1/produits', 'admin')).body
  return `${produits.find((one: { id: string }) => one.id === idIn(ask)).code} `
}
let count = 0

const ACCOUNTS: readonly Row[] = [
  { act: 'utilisateurs_modifier', code: 'fiche_changee' },
  { act: 'utilisateurs_attribuer', code: 'attribution_chevauchante' },
  { act: 'utilisateurs_groupements_affecter', code: 'groupement_deja_affecte' },
  { act: 'utilisateurs_suspendre', code: 'utilisateur_statut_refuse' },
  { act: 'utilisateurs_reactiver', code: 'utilisateur_statut_refuse' },
  { act: 'utilisateurs_desactiver', code: 'utilisateur_statut_refuse' },
  { act: 'utilisateurs_rouvrir_accueil', code: 'accueil_refuse' },
  {
    act: 'utilisateurs_reinitialiser_mot_de_passe',
    code: 'utilisateur_statut_refuse',
    meanwhile: other('desactiver', 'admin'),
  },
  { act: 'utilisateurs_attester', code: 'parametre_invalide', altered: { raison: '' } },
  {
    act: 'utilisateurs_revoquer_sessions',
    code: 'identite_d_une_autre_organisation',
    refused: on('utilisateurs/:id/revoquer-sessions', ({ api }) => attachedAccount(api), {}),
  },
]

const PHONES: readonly Row[] = [
  {
    act: 'appareils_annuler_code',
    code: 'code_enrolement_clos',
    ask: on('appareils/codes-enrolement/:id/annuler', newCode),
    at: codeOf,
  },
  { act: 'appareils_remplacer', code: 'appareil_deja_revoque' },
  { act: 'appareils_revoquer', code: 'appareil_deja_revoque' },
  { act: 'appareils_annuler_sequence', code: 'sequence_non_attendue' },
  {
    act: 'appareils_code_vidage',
    code: 'vidage_inutile',
    refused: on('appareils/:id/code-vidage', ({ scene }) => scene.device.appareil_id),
  },
  { act: 'ensembles_permissions_creer', code: 'ensemble_existant' },
  { act: 'ensembles_permissions_modifier', code: 'fiche_changee' },
  { act: 'groupements_creer', code: 'groupement_code_pris' },
  {
    act: 'groupements_modifier',
    code: 'fiche_changee',
    ask: async () => {
      count += 1
      return { path: `/v1/groupements/${GROUPEMENT.togoudo}`, body: { nom: `Togoudo ${count}` }, as: 'admin' }
    },
    meanwhile: changes({ nom: 'Autrement' }),
  },
]

const SETTINGS: readonly Row[] = [
  { act: 'acces_support_ouvrir', code: 'acces_support_ouvert' },
  { act: 'acces_support_terminer', code: 'acces_support_termine' },
  { act: 'produits_creer', code: 'produit_code_pris' },
  { act: 'arbre_activites_initialiser', code: 'arbre_deja_initialise' },
]

const ROWS: readonly Row[] = [
  { act: 'attributions_terminer', code: 'attribution_deja_terminee', ask: assigned, at: holderOf },
  { act: 'utilisateurs_groupements_terminer', code: 'affectation_terminee', ask: grouped },
  { act: 'appareils_codes_enrolement', ...underLicence('appareils') },
  { act: 'interets_declarer', code: 'interet_deja_declare' },
  { act: 'interets_terminer', code: 'interet_termine', at: interestOf },
  { act: 'produits_desactiver', code: 'produit_deja_inactif', inRow: inProducts },
  { act: 'produits_activer', code: 'produit_deja_actif', inRow: inProducts },
  {
    act: 'produits_classer',
    code: 'parametre_invalide',
    inRow: inProducts,
    altered: { code_nc: '08043' },
  },
  { act: 'modules_desactiver', code: 'etat_inchange', at: () => '/modules', inRow: inModules },
  { act: 'modules_activer', code: 'etat_inchange', at: () => '/modules', inRow: inModules },
]

describe.skipIf(!ALL_WALKS)('an administrator', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('accounts', () => walkActs(stage, { as: 'admin' }, ACCOUNTS))
  test('phones, sets and groups', () => walkActs(stage, { as: 'admin', langue: 'en', width: 390 }, PHONES))
  test('settings', () => walkActs(stage, { as: 'admin', scheme: 'dark' }, SETTINGS))
  test('assignments, interests, products, modules and activities', () =>
    walkActs(stage, { as: 'admin' }, ROWS))
})
