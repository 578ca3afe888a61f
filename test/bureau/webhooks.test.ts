// docs/decisions/0159: «the schema of a body makes its form»: each act on a webhook is done with its generated form, which also
// shows the reason of a refusal; its page lists the deliveries.
import { beforeAll, describe, expect, test } from 'vitest'
import { createWebhook } from '../api/support/domains/webhooks.ts'
import { openStage, type Row, type Stage, walkActs } from './support/acts.ts'
import { ALL_WALKS, LONG } from './support/browser.ts'
import { other } from './support/others.ts'

const ROWS: readonly Row[] = [
  { act: 'webhooks_creer', code: 'adresse_refusee', altered: { adresse: 'https://127.0.0.1/' } },
  { act: 'webhooks_modifier', code: 'fiche_changee' },
  { act: 'webhooks_essayer', code: 'parametre_invalide', altered: { autre: true } },
  { act: 'webhooks_rejouer', code: 'transition_refusee', meanwhile: other('desactiver', 'admin') },
  { act: 'webhooks_secret', code: 'parametre_invalide', altered: { recouvrement_h: 1000 } },
  { act: 'webhooks_activer', code: 'transition_refusee' },
  { act: 'webhooks_desactiver', code: 'transition_refusee' },
]

describe.skipIf(!ALL_WALKS)('an administrator and webhooks', LONG, () => {
  let stage: Stage
  beforeAll(async () => {
    stage = await openStage()
  }, LONG.timeout)

  test('every act', () => walkActs(stage, { as: 'admin' }, ROWS))

  test('the page of a webhook shows its deliveries', async () => {
    const { api, bench } = stage
    const id = await createWebhook(api)
    await api.post(`/v1/webhooks/${id}/essayer`, {}, 'admin')
    await bench.walk({ as: 'admin', width: 1024 }, async (walk) => {
      await walk.to('/webhooks')
      await walk.to(`/webhooks?id=${id}`)
      await walk.settle()
      expect(await walk.page.getByText('Envois des trente derniers jours').count()).toBe(1)
      expect(await walk.page.getByRole('cell', { name: 'À envoyer' }).count()).toBe(1)
      // The state of the delivery and that of the record that it tells of have two names.
      const heads = await walk.page.getByRole('columnheader').allTextContents()
      expect(heads.length).toBeGreaterThan(0)
      expect(heads).toEqual([...new Set(heads)])
      await walk.picture('envois 1024')
    })
  })
})
