// Permission sets and their holders, as an administrator manages them, and the judgement of a phone's commands while a set
// changes.
import { describe, expect, test } from 'vitest'
import { ENSEMBLE, ORGANISATION, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { codeOf } from './support/office.ts'
import { clockAt, enrolDevice, envelopeOf, net, sendOne } from './support/phones.ts'

const api = await openApi()
const SETS = '/v1/ensembles-permissions'
const create = async (code: string, permissions: string[]) =>
  (await api.post(SETS, { code, libelle: `Ensemble ${code}`, permissions }, 'admin')).body
const patch = (id: string, body: unknown, as = 'admin') => api.send('PATCH', `${SETS}/${id}`, { as, body })
const assign = (utilisateur_id: string, body: unknown, as = 'admin') =>
  api.post(`/v1/utilisateurs/${utilisateur_id}/attributions`, body, as)
const end = (id: string, body: object = {}, as = 'admin') =>
  api.post(`/v1/attributions/${id}/terminer`, { raison: 'Fin de mission', ...body }, as)
const permissionsOf = async (as: string): Promise<string[]> => (await api.get('/v1/moi', as)).body.permissions
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const administrators = async () => {
  const { ensembles } = (await api.get(`${SETS}?permission=users.manage`, 'admin')).body
  return ensembles.find(({ code }: { code: string }) => code === 'administrateur_client')
}

describe('a permission set', () => {
  test('has versions with author, date and reason; the latest is in force at the next request', async () => {
    const { id } = await create('pesee', ['stock.manage'])
    const given = await assign(UTILISATEUR.commercial, { ensemble_id: id })
    expect(given.status).toBe(201)
    expect(await permissionsOf('commercial')).toContain('stock.manage')

    const permissions = ['stock.reverse', 'recall.manage']
    const patched = await patch(id, { version_base: 1, permissions, raison: 'Audit' })
    expect(patched.body).toMatchObject({ version: 2, permissions: ['recall.manage', 'stock.reverse'] })
    expect(patched.body).toMatchObject({ code: 'pesee', titulaires: 1, modifie_par: UTILISATEUR.admin })
    const held = await permissionsOf('commercial')
    expect([held.includes('stock.manage'), held.includes('recall.manage')]).toEqual([false, true])

    const { versions } = (await api.get(`${SETS}/${id}`, 'admin')).body
    expect(versions).toMatchObject([
      {
        version: 2,
        ajoutees: ['recall.manage', 'stock.reverse'],
        retirees: ['stock.manage'],
        raison: 'Audit',
      },
      { version: 1, ajoutees: ['stock.manage'], retirees: [], raison: null, auteur_id: UTILISATEUR.admin },
    ])
    await end(given.body.id)
  })

  test('two who change the same version: the second is told, and loses nothing of the first', async () => {
    const { id } = await create('double', ['stock.manage'])
    expect((await patch(id, { version_base: 1, permissions: ['sales.manage'] })).status).toBe(200)
    const late = await patch(id, { version_base: 1, permissions: ['shipping.manage'] })
    expect([late.status, late.body]).toEqual([409, { erreur: 'version_perimee', details: { version: 2 } }])
    expect((await api.get(`${SETS}/${id}`, 'admin')).body.permissions).toEqual(['sales.manage'])
  })

  test('its code proves a role: it is not given twice, nor changed, nor may it look like anything', async () => {
    expect(codeOf(await api.post(SETS, { code: 'rsci', libelle: 'x', permissions: [] }, 'admin'))).toBe(
      '409 ensemble_existant',
    )
    const { id } = await create('nomme', [])
    expect(codeOf(await patch(id, { version_base: 1, code: 'direction' }))).toBe('400 parametre_invalide')
    for (const code of ['Direction', 'a', '1a', 'a b', 'é_e', `a${'b'.repeat(40)}`]) {
      const refused = await api.post(SETS, { code, libelle: 'x', permissions: [] }, 'admin')
      expect(codeOf(refused)).toBe('400 parametre_invalide')
    }
  })

  test('an unknown permission is named', async () => {
    const body = { code: 'faux', libelle: 'x', permissions: ['plot.sell', 'stock.manage'] }
    const refused = await api.post(SETS, body, 'admin')
    expect(refused.body).toEqual({ erreur: 'permission_inconnue', details: { permissions: ['plot.sell'] } })
  })

  test('is for permission_sets.manage, and the journal keeps who was refused', async () => {
    for (const as of ['direction', 'rsci', 'agent1']) {
      expect(codeOf(await api.get(SETS, as))).toBe('403 droit_manquant')
      expect(codeOf(await patch(ENSEMBLE.chefStation, { version_base: 1 }, as))).toBe('403 droit_manquant')
    }
    const { appels } = (await api.get('/v1/journal/appels?methode=PATCH&limite=1', 'admin')).body
    expect(appels).toMatchObject([{ utilisateur_id: UTILISATEUR.agent1, code: 'droit_manquant' }])
  })
})

test('a right is that of the day: by what the set contained, and who held it, then', async () => {
  const { id } = await create('pesee_au_champ', ['collection.record'])
  const given = await assign(UTILISATEUR.magasinier, { ensemble_id: id, debut: inDays(-1), raison: 'Oubli' })
  const device = await enrolDevice(api, 'magasinier')
  let sequence = 0
  const captured = async (ms: number) => {
    sequence += 1
    const envelope = await envelopeOf(device, sequence, net(1000), clockAt(ms))
    return (await sendOne(api, device, envelope)).motifs
  }
  const whileHeld = Date.now() - 1
  const rewrite = async (version_base: number, permissions: string[]) => {
    const { status, body } = await patch(id, { version_base, permissions })
    expect(status).toBe(200)
    return Date.parse(body.modifie_le) + 1
  }
  expect(await captured(whileHeld)).toEqual([])
  expect(await captured(await rewrite(1, []))).toEqual(['droit_manquant'])
  expect(await captured(whileHeld)).toEqual([])

  const heldAgain = await rewrite(2, ['collection.record'])
  expect(await captured(heldAgain)).toEqual([])
  const ended = await end(given.body.id, { le: new Date(whileHeld).toISOString() })
  expect(ended.body.statut).toBe('terminee')
  expect(await captured(heldAgain)).toEqual(['droit_manquant'])
})

describe('an assignment', () => {
  test('to come is not held yet, may be called off, and is then in nobody’s way', async () => {
    const period = { debut: inDays(10), fin: inDays(20) }
    const planned = await assign(UTILISATEUR.agent1, { ensemble: 'rsci', ...period })
    expect(planned.body).toMatchObject({ statut: 'a_venir', ensemble: { code: 'rsci' } })
    expect(await permissionsOf('agent1')).not.toContain('review.resolve')
    const again = await assign(UTILISATEUR.agent1, { ensemble: 'rsci', debut: inDays(19) })
    expect(again.body).toMatchObject({ erreur: 'attribution_chevauchante' })
    expect(again.body.details.attribution_id).toBe(planned.body.id)

    expect((await end(planned.body.id)).body).toMatchObject({ statut: 'annulee', debut: planned.body.debut })
    const next = await assign(UTILISATEUR.agent1, { ensemble: 'rsci', ...period })
    expect(next.status).toBe(201)
    const path = `/v1/utilisateurs/${UTILISATEUR.agent1}/attributions?statut=`
    const listed = async (statut: string) => (await api.get(path + statut, 'admin')).body.attributions
    expect(await listed('annulee')).toMatchObject([
      { id: planned.body.id, actes: [{ acte: 'terminer' }, {}] },
    ])
    expect(await listed('a_venir')).toMatchObject([{ id: next.body.id }])
    await end(next.body.id)
  })

  test('of `auditeur` has an end', async () => {
    expect(codeOf(await assign(UTILISATEUR.agent1, { ensemble: 'auditeur' }))).toBe('409 fin_obligatoire')
    const given = await assign(UTILISATEUR.agent1, { ensemble: 'auditeur', fin: inDays(1) })
    expect(given.status).toBe(201)
    expect(codeOf(await end(given.body.id, { le: inDays(2) }))).toBe('409 attribution_deja_terminee')
  })

  test('names its set once, by id or code', async () => {
    const both = { ensemble: 'rsci', ensemble_id: ENSEMBLE.chefStation }
    for (const body of [{}, both]) {
      expect(codeOf(await assign(UTILISATEUR.agent1, body))).toBe('400 parametre_invalide')
    }
  })
})

describe('nobody widens their own rights', () => {
  test('neither by an assignment, now, later or past', async () => {
    for (const debut of [undefined, inDays(100), inDays(-100)]) {
      const refused = await assign(UTILISATEUR.admin, { ensemble: 'direction', debut })
      expect(codeOf(refused)).toBe('403 auto_attribution_refusee')
    }
  })

  test('nor by the contents of a set that they hold', async () => {
    const { id, version, permissions } = await administrators()
    const more = { version_base: version, permissions: [...permissions, 'recall.manage'] }
    const refused = await patch(id, more)
    expect(refused.body).toMatchObject({ erreur: 'auto_attribution_refusee' })
    expect(refused.body.details).toEqual({ permissions: ['recall.manage'] })
    expect(await permissionsOf('admin')).not.toContain('recall.manage')
  })
})

describe('dernier_administrateur', () => {
  test('the only administrator can not leave, now or later, nor empty the set', async () => {
    const { attributions } = (await api.get(`/v1/utilisateurs/${UTILISATEUR.admin}/attributions`, 'admin'))
      .body
    const [own] = attributions
    expect(codeOf(await end(own.id))).toBe('409 dernier_administrateur')
    expect(codeOf(await end(own.id, { le: inDays(365) }))).toBe('409 dernier_administrateur')
    const { id, version, permissions } = await administrators()
    for (const kept of ['users.manage', 'permission_sets.manage']) {
      const less = permissions.filter((one: string) => one !== kept)
      const refused = await patch(id, { version_base: version, permissions: less })
      expect(codeOf(refused)).toBe('409 dernier_administrateur')
    }
    expect((await administrators()).version).toBe(version)
  })

  test('with a successor from the same instant on, they can', async () => {
    const debut = inDays(30)
    const successor = await assign(UTILISATEUR.direction, { ensemble: 'administrateur_client', debut })
    expect(successor.status).toBe(201)
    const { attributions } = (await api.get(`/v1/utilisateurs/${UTILISATEUR.admin}/attributions`, 'admin'))
      .body
    expect(codeOf(await end(attributions[0].id, { le: inDays(29) }))).toBe('409 dernier_administrateur')
    expect((await end(attributions[0].id, { le: debut })).body.statut).toBe('en_cours')
    expect(codeOf(await end(successor.body.id))).toBe('409 dernier_administrateur')
  })
})

test('the default sets of an organization are its own: what VOISINE changes, DEMO keeps', async () => {
  const { ensembles } = (await api.get(SETS, 'admin2')).body
  const theirs = ensembles.find(({ code }: { code: string }) => code === 'magasinier')
  const body = { version_base: 1, permissions: [] }
  expect((await api.send('PATCH', `${SETS}/${theirs.id}`, { as: 'admin2', body })).status).toBe(200)
  const kept = await api.sql(
    `select p.permission from utilisateur.ensemble_permission p
       join utilisateur.ensemble e using (organisation_id) where e.id = p.ensemble_id
       and e.organisation_id = $1 and e.code = 'magasinier' and p.incluse_pendant @> now() order by 1`,
    [ORGANISATION.demo],
  )
  expect(kept).toEqual([{ permission: 'shipping.manage' }, { permission: 'stock.manage' }])
})
