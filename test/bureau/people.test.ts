// docs/decisions/0159: «the schema of a body makes its form»: each act of an administrator is done through it, and says why it is
// refused.
import { beforeAll, describe, test } from 'vitest'
import { GROUPEMENT } from '../../demo/ids.ts'
import { attachedAccount, openAccount } from '../api/support/accounts.ts'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { changes, other, RAISON } from './support/others.ts'

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
  {
    act: 'utilisateurs_attester',
    code: 'attestation_refusee',
    refused: on('utilisateurs/:id/attester', account),
  },
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

describe.skipIf(!ALL_WALKS)('an administrator', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('accounts', () => walkActs(stage, { as: 'admin' }, ACCOUNTS))
  test('phones, sets and groups', () => walkActs(stage, { as: 'admin', langue: 'en', width: 390 }, PHONES))
  test('settings', () => walkActs(stage, { as: 'admin', scheme: 'dark' }, SETTINGS))
})
