// docs/decisions/0159: «the schema of a body makes its form»: risk assessments and due diligence statements, each act done with its form
// and refused once, and the file for an importer.
import { beforeAll, describe, expect, test } from 'vitest'
import { en as fiches } from '../../apps/bureau/src/parts/fiche/en.ts'
import { declared } from '../api/support/domains/eudr.ts'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { changes, other } from './support/others.ts'

const ASSESSMENTS: readonly Row[] = [
  // A day to come.
  { act: 'evaluations_eudr_creer', code: 'parametre_invalide', wrong: () => ({ evaluee_le: '2999-01-01' }) },
  { act: 'evaluations_eudr_annuler', code: 'evaluation_eudr_annulee' },
]

const ACTS = ['deposer', 'douter', 'numeroter', 'rejeter', 'reprendre', 'amender', 'retirer']
const STATEMENTS: readonly Row[] = [
  ...ACTS.map((act): Row => ({ act: `declarations_eudr_${act}` as Row['act'], code: 'transition_refusee' })),
  { act: 'declarations_eudr_lier', code: 'transition_refusee', meanwhile: other('rejeter', 'direction') },
  { act: 'declarations_eudr_delier', code: 'lien_absent' },
  { act: 'declarations_eudr_engager', code: 'declaration_engagee' },
  {
    act: 'declarations_eudr_creer',
    code: 'parametre_invalide',
    // A statement without its verification number.
    wrong: () => ({ amont: [{ numero_dds: '26BJ0000000001' }] }),
  },
  { act: 'declarations_eudr_modifier', code: 'fiche_changee', meanwhile: changes({ note: 'Ailleurs' }) },
]

describe.skipIf(!ALL_WALKS)('deforestation', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

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

  test('due diligence statements', () => walkActs(stage, { as: 'direction', langue: 'en' }, STATEMENTS))
  test('assessments of plots', () => walkActs(stage, { as: 'rsci' }, ASSESSMENTS))
})
