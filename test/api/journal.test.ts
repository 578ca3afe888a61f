// The two journals: the acts with their authors, and the refusals with their callers.
import { describe, expect, test } from 'vitest'
import { ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { takesBody } from '../../src/contract/route.ts'
import { ROUTES } from '../../src/routes/table.ts'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import { openScene, ordinary } from './support/ordinary.ts'
import { enrolDevice, envelopeOf, sendOne } from './support/phones.ts'

const api = await openApi({ isProfiled: true })
const scene = await openScene(api)
const journal = async (query = '', as = 'direction') => (await api.get(`/v1/journal?${query}`, as)).body

/** The task that completes a request later, by the first segment of the request's path. */
const MADE_LATER: Readonly<Record<string, string>> = { imports: 'importation', 'dossiers-audit': 'dossier' }

describe('every administrative write journals its author', () => {
  // Two routes are left out: announcing a logo has no effect yet, and the trial of a decision writes nothing.
  const writing = ROUTES.filter(
    (route) =>
      takesBody(route) &&
      typeof route.who === 'object' &&
      'permission' in route.who &&
      route.name !== 'organisation_logo_annoncer' &&
      route.name !== 'controles_essayer',
  )
  test.each(writing.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s',
    async (_, route) => {
      const { path, body, as } = await ordinary(api, scene, route)
      const [last] = await api.sql<{ id: string }>('select max(id) as id from journal.evenement')
      const { status } = await api.send(route.method, path, { as, body })
      expect(status).toBe(route.success ?? 200)
      const { utilisateur } = (await api.get('/v1/moi', as)).body
      const written = await api.sql(
        // Meanwhile the task reads a file that was sent before, in its author's name, and makes a requested dossier.
        `select distinct utilisateur_id from journal.evenement
         where id > $1 and organisation_id = $2 and (entite not in ('importation', 'dossier') or entite = $3)`,
        [last?.id, ORGANISATION.demo, MADE_LATER[route.path.split('/')[2] ?? ''] ?? ''],
      )
      expect(written).toEqual([{ utilisateur_id: utilisateur.id }])
    },
  )
})

describe('the audit journal', () => {
  test('a phone’s command is found by its organization, account, device and id', async () => {
    const device = await enrolDevice(api, 'agent2')
    const envelope = await envelopeOf(device, 1)
    await sendOne(api, device, envelope)
    for (const filter of [
      `commande_id=${envelope.id}`,
      `entite_id=${envelope.id}`,
      `appareil_id=${device.appareil_id}&entite=commande`,
      `utilisateur_id=${UTILISATEUR.agent2}&action=commande.acceptee`,
    ]) {
      const { evenements } = await journal(filter)
      expect(evenements[0]).toMatchObject({
        action: 'commande.acceptee',
        commande_id: envelope.id,
        identifiant: 'agent2',
        appareil_id: device.appareil_id,
        utilisateur_id: UTILISATEUR.agent2,
      })
    }
  })

  test('latest first, page after page, nothing twice; a period is half open; a table on request', async () => {
    const ids: number[] = []
    let cursor = ''
    do {
      const page = await journal(`limite=7${cursor}`)
      ids.push(...page.evenements.map(({ id }: { id: number }) => id))
      cursor = page.suivant === null ? '' : `&curseur=${page.suivant}`
    } while (cursor !== '')
    expect(ids.length).toBeGreaterThan(14)
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a))
    const [{ le }] = (await journal('limite=1')).evenements
    expect((await journal(`depuis=${le}`)).evenements.length).toBeGreaterThan(0)
    const before = (await journal(`jusqu_a=${le}&limite=200`)).evenements
    expect(before.some((event: { le: string }) => event.le === le)).toBe(false)
    const table = await api.get('/v1/journal?limite=3', 'direction', { accept: 'text/csv' })
    expect(table.text).toMatch(/^\uFEFF?id,le,action,entite,/)
  })

  test('is read by who holds audit.export: who administers is not who watches', async () => {
    for (const as of ['admin', 'rsci', 'auditeur', 'agent1']) {
      expect(codeOf(await api.get('/v1/journal', as))).toBe('403 droit_manquant')
    }
  })

  test('holds nothing of the neighbour', async () => {
    const { evenements } = await journal('limite=200', 'voisine-direction')
    const [own] = await api.sql<{ ids: string[] }>(
      'select array_agg(id::text) as ids from journal.evenement where organisation_id = $1',
      [ORGANISATION.voisine],
    )
    expect(evenements.length).toBeGreaterThan(0)
    expect(own?.ids).toEqual(expect.arrayContaining(evenements.map(({ id }: { id: number }) => String(id))))
  })
})

test('the administration call journal: a refused permission with who, what and what was missing', async () => {
  await api.get('/v1/rejets', 'commercial')
  const path = `/v1/journal/appels?utilisateur_id=${UTILISATEUR.commercial}&chemin=/v1/rej`
  expect((await api.get(path, 'admin')).body.appels).toMatchObject([
    {
      identifiant: 'commercial',
      methode: 'GET',
      chemin: '/v1/rejets',
      code: 'droit_manquant',
      details: { permissions: ['devices.manage'] },
    },
  ])
  expect(codeOf(await api.get('/v1/journal/appels', 'direction'))).toBe('403 droit_manquant')
})
