// docs/decisions/0159: «the schema of a body makes its form»: each act of trade is done with its generated form, which also shows
// the reason of a refusal.
import { beforeAll, describe, expect, test } from 'vitest'
import { en as fiches } from '../../apps/bureau/src/parts/fiche/en.ts'
import { CAMPAGNE } from '../../demo/ids.ts'
import type { Api } from '../api/support/api.ts'
import { declared } from '../api/support/domains/eudr.ts'
import { deliveryOfOne, waiting } from '../api/support/receptions.ts'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { changes } from './support/others.ts'

// A reception of members' goods has no price before it is validated.
async function notPriced(api: Api) {
  const id = await waiting(api, await deliveryOfOne(api))
  return {
    path: `/v1/receptions/${id}/prix`,
    body: { prix_kg: 200, devise: 'XOF', raison: 'Prix convenu' },
    as: 'commercial',
  }
}

const CONTRACTS: readonly Row[] = [
  { act: 'clients_creer', code: 'client_deja_connu' },
  { act: 'clients_modifier', code: 'fiche_changee' },
  { act: 'clients_desactiver', code: 'client_deja_inactif' },
  { act: 'clients_reactiver', code: 'client_deja_actif' },
  { act: 'contrats_creer', code: 'contrat_refuse' },
  { act: 'contrats_modifier', code: 'fiche_changee' },
  { act: 'contrats_activer', code: 'contrat_non_brouillon' },
  { act: 'contrats_clore', code: 'contrat_non_actif' },
  { act: 'contrats_rouvrir', code: 'contrat_non_clos' },
  { act: 'ventes_creer', code: 'vente_code_pris' },
  { act: 'ventes_modifier', code: 'fiche_changee' },
  { act: 'ventes_valider', code: 'transition_refusee' },
  { act: 'ventes_corriger', code: 'correction_sans_effet' },
  { act: 'ventes_annuler', code: 'transition_refusee' },
]

const MONEY: readonly Row[] = [
  { act: 'deductions_creer', code: 'deduction_excessive', wrong: () => ({ montant: 1_000_000_000 }) },
  { act: 'receptions_prix', code: 'prix_sans_objet', refused: async ({ api }) => notPriced(api) },
  {
    act: 'complements_proposer',
    code: 'campagne_non_ouverte',
    wrong: () => ({ campagne_id: CAMPAGNE.demoNext }),
  },
  { act: 'complements_annuler', code: 'transition_refusee' },
  { act: 'creances_retirer', code: 'retenue_sans_objet' },
  { act: 'remises_retenue', code: 'retenue_sans_objet' },
  { act: 'taux_change_fixer', code: 'taux_deux_devises', wrong: () => ({ cible: 'USD' }) },
  { act: 'imports_essayer', code: 'transition_refusee' },
  { act: 'imports_appliquer', code: 'transition_refusee' },
  { act: 'imports_annuler', code: 'transition_refusee' },
]

const PAID: readonly Row[] = [
  { act: 'complements_valider', code: 'transition_refusee' },
  { act: 'paiements_valider', code: 'transition_refusee' },
  { act: 'paiements_annuler', code: 'transition_refusee' },
  { act: 'paiements_contrepasser', code: 'transition_refusee' },
]

const STATEMENTS: readonly Row[] = [
  {
    act: 'declarations_eudr_creer',
    code: 'parametre_invalide',
    // A statement without its verification number.
    wrong: () => ({ amont: [{ numero_dds: '26BJ0000000001' }] }),
  },
  { act: 'declarations_eudr_modifier', code: 'fiche_changee', meanwhile: changes({ note: 'Ailleurs' }) },
  ...['deposer', 'douter', 'numeroter', 'rejeter', 'reprendre', 'amender', 'retirer'].map(
    (act): Row => ({ act: `declarations_eudr_${act}` as Row['act'], code: 'transition_refusee' }),
  ),
  { act: 'declarations_eudr_engager', code: 'declaration_engagee' },
]

const CASH: readonly Row[] = [
  { act: 'paiements_creer', code: 'reglement_excessif' },
  { act: 'creances_admettre', code: 'ecart_deja_admis' },
]

describe.skipIf(!ALL_WALKS)('trade', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('clients, contracts and sales', () => walkActs(stage, { as: 'commercial' }, CONTRACTS))
  test('prices and claims', () => walkActs(stage, { as: 'commercial' }, MONEY))
  test('what the management decides', () => walkActs(stage, { as: 'direction', width: 390 }, PAID))
  test('due diligence statements', () => walkActs(stage, { as: 'direction', langue: 'en' }, STATEMENTS))
  test('a filed statement is taken as one file for the importer', async () => {
    const id = await declared(stage.api, 'disponible')
    await stage.bench.walk({ as: 'direction', langue: 'en', width: 390 }, async (walk) => {
      const { page } = walk
      await walk.go(`/declarations-eudr?id=${id}`)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: fiches.remise_eudr }).click(),
      ])
      expect(file.suggestedFilename()).toBe(`eudr-${id}.zip`)
      await walk.expectGood()
    })
  })
  test('payments', () => walkActs(stage, { as: 'admin', scheme: 'dark' }, CASH))
})
