// Spec: identites-et-droits#editeur. The publisher's team belongs to no organization: its desk has the same tables and forms, and each
// act says why it is refused.
import { beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { WORDS } from './support/words.ts'

const NOBODY = '00000000-0000-7000-8000-000000000000'
const organisationOf: Row['inRow'] = async ({ path }, { api }) => {
  const { organisations } = (await api.get('/v1/editeur/organisations?limite=200', 'editeur')).body
  return organisations.find(({ id }: { id: string }) => id === path.split('/')[4]).code
}
const atOrganisations: Row['at'] = async (ask, stage) =>
  `/editeur/organisations?recherche=${await organisationOf(ask, stage)}`
const onOrganisation = { at: atOrganisations, inRow: organisationOf }

const ORGANISATIONS: readonly Row[] = [
  { act: 'organisations_creer', code: 'organisation_code_deja_pris' },
  {
    act: 'editeur_organisations_renommer',
    code: 'parametre_invalide',
    altered: { nom: '' },
    ...onOrganisation,
  },
  { act: 'editeur_organisations_suspendre', code: 'organisation_statut_refuse', ...onOrganisation },
  { act: 'editeur_organisations_reactiver', code: 'organisation_statut_refuse', ...onOrganisation },
  {
    act: 'editeur_attester',
    code: 'utilisateur_inconnu',
    wrong: () => ({ utilisateur_id: NOBODY }),
    ...onOrganisation,
  },
  {
    act: 'editeur_identites_reinitialiser',
    code: 'identite_inconnue',
    wrong: () => ({ identifiant: 'personne.nulle.part' }),
  },
]

const LICENCES: readonly Row[] = [
  { act: 'editeur_licences_creer', code: 'licence_chevauchante' },
  { act: 'editeur_licences_corriger', code: 'licence_deja_corrigee' },
  { act: 'editeur_licences_retirer', code: 'licence_deja_corrigee' },
  { act: 'editeur_factures_creer', code: 'facture_reference_prise' },
  { act: 'editeur_factures_payer', code: 'facture_statut_refuse' },
  { act: 'editeur_factures_annuler', code: 'facture_statut_refuse' },
]

const PACKS: readonly Row[] = [
  { act: 'editeur_packs_ecrire', code: 'version_perimee' },
  { act: 'editeur_packs_publier', code: 'version_perimee' },
  { act: 'editeur_packs_retirer', code: 'pack_retire' },
  { act: 'editeur_catalogues_ecrire', code: 'version_perimee' },
]

describe.skipIf(!ALL_WALKS)('the publisher', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('sees screens of its own alone', async () => {
    await stage.bench.walk({ as: 'editeur', langue: 'en' }, async (walk) => {
      const { page } = walk
      await page.getByRole('heading', { level: 1, name: WORDS.en.cockpit }).waitFor()
      const links = await page.getByRole('navigation').getByRole('link').allInnerTexts()
      expect(links).toEqual(
        (
          [
            'cockpit',
            'organisations',
            'licences',
            'factures',
            'packs',
            'catalogue',
            'journal_editeur',
          ] as const
        ).map((name) => WORDS.en[name]),
      )
      await walk.picture('editeur cockpit')
      await walk.expectGood()
    })
  })

  test('organizations and persons', () => walkActs(stage, { as: 'editeur' }, ORGANISATIONS))
  test('licences and invoices', () => walkActs(stage, { as: 'editeur', langue: 'en' }, LICENCES))
  test('packs and referentials', () => walkActs(stage, { as: 'editeur', scheme: 'dark' }, PACKS))
})
