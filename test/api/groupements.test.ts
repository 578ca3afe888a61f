// Groups of producers, the groups assigned to agents, and declared interests, as the office manages them.
import { describe, expect, test } from 'vitest'
import { GROUPEMENT, PRODUCTEUR, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { hoursAgo, newMember } from './support/members.ts'
import { codeOf } from './support/office.ts'
import { clockAt, enrolDevice, envelopeOf, sendOne } from './support/phones.ts'

const api = await openApi()
const patch = (id: string, body: unknown, as = 'admin') =>
  api.send('PATCH', `/v1/groupements/${id}`, { as, body })

// Spec: terrain#fiche-du-membre: values that the office types are read as imports read them.
test('a member is corrected: a telephone as people write it, a name as it is seen', async () => {
  const { producteur_id: id } = await newMember(api)
  const change = (body: object) => api.send('PATCH', `/v1/producteurs/${id}`, { as: 'rsci', body })
  const { body } = await change({ telephone: '00229 97.00.00.09', nom: ' E\u0301ke\u200B ', sexe: 'F' })
  expect(body).toMatchObject({ telephone: '+22997000009', nom: 'Éke', sexe: 'F', version: 2 })
  for (const wrong of [{ telephone: 'néant' }, { nom: '\u200B' }, { nom: 'HouŽtin'.replace('Ž', '\u0081') }])
    expect(codeOf(await change(wrong))).toBe('400 parametre_invalide')
})

describe('groups', () => {
  test('created, renamed, listed by code with their active members', async () => {
    const { body } = await api.post('/v1/groupements', { code: 'ZE-1', nom: 'Zè' }, 'admin')
    expect(body).toMatchObject({ code: 'ZE-1', nom: 'Zè', producteurs: 0 })
    expect((await patch(body.id, { nom: 'Groupement de Zè' })).body.nom).toBe('Groupement de Zè')
    const { groupements } = (await api.get('/v1/groupements', 'rsci')).body
    const codes = groupements.map(({ code }: { code: string }) => code)
    expect(codes).toEqual(codes.toSorted())
    expect(groupements.find(({ id }: { id: string }) => id === GROUPEMENT.allada).producteurs).toBe(6)
    const found = (await api.get('/v1/groupements?recherche=ZE', 'rsci')).body.groupements
    expect(found).toMatchObject([{ id: body.id }])
  })

  test('page after page', async () => {
    const first = (await api.get('/v1/groupements?limite=2', 'admin')).body
    const second = (await api.get(`/v1/groupements?limite=200&curseur=${first.suivant}`, 'admin')).body
    const all = (await api.get('/v1/groupements?limite=200', 'admin')).body.groupements
    expect([...first.groupements, ...second.groupements]).toEqual(all)
  })

  test.each([['zè'], ['a b'], [''], ['-A'], ['A'.repeat(41)]])('no code: %j', async (code) => {
    expect(codeOf(await api.post('/v1/groupements', { code, nom: 'x' }, 'admin'))).toBe(
      '400 parametre_invalide',
    )
  })

  test('only a holder of users.manage writes them', async () => {
    for (const as of ['rsci', 'agent1', 'direction']) {
      expect(codeOf(await api.post('/v1/groupements', { code: 'X', nom: 'x' }, as))).toBe(
        '403 droit_manquant',
      )
      expect(codeOf(await patch(GROUPEMENT.allada, { nom: 'x' }, as))).toBe('403 droit_manquant')
    }
  })
})

describe('perimeters', () => {
  const path = `/v1/utilisateurs/${UTILISATEUR.magasinier}/groupements`

  test('an assignment has its dates and authors; ended, it stays in the list', async () => {
    const { status, body } = await api.post(path, { groupement_id: GROUPEMENT.allada }, 'admin')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      fin: null,
      en_vigueur: true,
      affecte_par: UTILISATEUR.admin,
      code: 'ALLADA',
    })
    const again = await api.post(path, { groupement_id: GROUPEMENT.allada, debut: hoursAgo(-24) }, 'admin')
    expect(codeOf(again)).toBe('409 groupement_deja_affecte')
    expect(again.body.details.id).toBe(body.id)
    const ended = await api.post(`${path}/${body.id}/terminer`, { raison: 'Muté' }, 'admin')
    expect(ended.body).toMatchObject({ en_vigueur: false, termine_par: UTILISATEUR.admin })
    expect((await api.get(path, 'admin')).body.groupements).toEqual([ended.body])
    expect((await api.get(`${path}?en_vigueur=true`, 'admin')).body.groupements).toEqual([])
    expect(codeOf(await api.post(path, { groupement_id: GROUPEMENT.allada }, 'admin'))).toBe('201')
    expect((await api.get(`${path}?limite=1`, 'admin')).body.suivant).not.toBeNull()
    const trace = await api.sql(
      `select e.action from journal.evenement e where e.action like 'utilisateur.%affect%' order by e.id`,
    )
    expect(trace.map(({ action }) => action)).toEqual([
      'utilisateur.affecter_groupement',
      'utilisateur.terminer_affectation',
      'utilisateur.affecter_groupement',
    ])
  })

  test('twenty that assign at once: one is written', async () => {
    const own = `/v1/utilisateurs/${UTILISATEUR.direction}/groupements`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => api.post(own, { groupement_id: GROUPEMENT.sekou }, 'admin')),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(answers.filter((answer) => codeOf(answer) === '409 groupement_deja_affecte')).toHaveLength(19)
  })

  test('an end before the beginning is refused', async () => {
    const body = { groupement_id: GROUPEMENT.sekou, debut: hoursAgo(1), fin: hoursAgo(2) }
    expect(codeOf(await api.post(path, body, 'admin'))).toBe('400 parametre_invalide')
  })
})

describe('declared interests', () => {
  const declare = (utilisateur_id: string, producteur_id: string, as: string) =>
    api.post('/v1/interets', { utilisateur_id, producteur_id, nature: 'parent' }, as)
  const end = (id: string, as: string) => api.post(`/v1/interets/${id}/terminer`, { raison: 'Divorce' }, as)

  test('an inspector declares their own, sees only their own, and does not end it', async () => {
    const { producteur_id } = await newMember(api)
    const { status, body } = await declare(UTILISATEUR.inspecteur, producteur_id, 'inspecteur')
    expect([status, body.declare_par]).toEqual([201, UTILISATEUR.inspecteur])
    expect(codeOf(await declare(UTILISATEUR.agent2, producteur_id, 'inspecteur'))).toBe('403 droit_manquant')
    expect(codeOf(await end(body.id, 'inspecteur'))).toBe('403 separation_des_taches')
    await declare(UTILISATEUR.agent2, producteur_id, 'rsci')
    const holders = async (as: string) =>
      (await api.get(`/v1/interets?producteur_id=${producteur_id}`, as)).body.interets.map(
        (one: { utilisateur_id: string }) => one.utilisateur_id,
      )
    expect(await holders('inspecteur')).toEqual([UTILISATEUR.inspecteur])
    expect((await holders('rsci')).toSorted()).toEqual(
      [UTILISATEUR.agent2, UTILISATEUR.inspecteur].toSorted(),
    )
    expect(codeOf(await end(body.id, 'agent1'))).toBe('403 droit_manquant')
    expect((await end(body.id, 'rsci')).body).toMatchObject({ en_vigueur: false, raison_fin: 'Divorce' })
    const now = (await api.get(`/v1/interets?producteur_id=${producteur_id}&en_vigueur=true`, 'rsci')).body
    expect(now.interets).toHaveLength(1)
  })

  test('conflit_interets: an inspection of that time is under control, one after the end is not', async () => {
    const device = await enrolDevice(api, 'inspecteur')
    const { producteur_id } = await newMember(api)
    const inspect = async (sequence: number, hours: number) => {
      const envelope = await envelopeOf(
        device,
        sequence,
        {},
        {
          ...clockAt(Date.now() - hours * 3_600_000),
          type: 'inspection.enregistrer',
          version_schema: 1,
          payload: {
            inspection_id: crypto.randomUUID().replace(/^(.{14})./, '$17'),
            producteur_id,
            formulaire_code: 'visite_parcelle',
            formulaire_version: 1,
            reponses: {},
            debut: hoursAgo(hours),
            fin: hoursAgo(hours),
          },
        },
      )
      return sendOne(api, device, envelope)
    }
    await api.sql(`update appareil.appareil set enrole_le = now() - interval '1 day' where id = $1`, [
      device.appareil_id,
    ])
    const { body } = await api.post(
      '/v1/interets',
      { utilisateur_id: UTILISATEUR.inspecteur, producteur_id, nature: 'autre', debut: hoursAgo(5) },
      'inspecteur',
    )
    await api.post(`/v1/interets/${body.id}/terminer`, { raison: 'Cédé', fin: hoursAgo(2) }, 'admin')
    expect((await inspect(1, 3)).motifs).toContain('conflit_interets')
    expect((await inspect(2, 1)).motifs).not.toContain('conflit_interets')
  })

  test('the interest of the demo is there, and nobody holds one twice', async () => {
    const { interets } = (await api.get(`/v1/interets?producteur_id=${PRODUCTEUR.kin}`, 'admin')).body
    expect(interets).toMatchObject([{ utilisateur_id: UTILISATEUR.inspecteur, nature: 'parent' }])
    expect(codeOf(await declare(UTILISATEUR.inspecteur, PRODUCTEUR.kin, 'inspecteur'))).toBe(
      '409 interet_deja_declare',
    )
  })
})
