// Clients: created, found, changed with their history kept, deactivated with a reason.
import { describe, expect, test } from 'vitest'
import { CLIENT, UTILISATEUR } from '../../demo/ids.ts'
import { openApi } from './support/api.ts'
import { clientOf, createClient } from './support/domains/clients.ts'
import { codeOf } from './support/office.ts'

const api = await openApi()
const modify = (id: string, body: object) =>
  api.send('PATCH', `/v1/clients/${id}`, { as: 'commercial', body })

describe('a client', () => {
  test('the demo has two, by code; the search is in code and name', async () => {
    const ids = async (query: string) =>
      (await api.get(`/v1/clients?${query}`, 'magasinier')).body.clients.map(({ id }: { id: string }) => id)
    expect(await ids('')).toEqual([CLIENT.importateur, CLIENT.jus])
    expect(await ids('recherche=rUNg')).toEqual([CLIENT.importateur])
    expect(await ids('actif=false')).toEqual([])
  })

  test('a code is one client’s', async () => {
    const body = clientOf()
    expect((await api.post('/v1/clients', body, 'commercial')).status).toBe(201)
    expect(codeOf(await api.post('/v1/clients', body, 'commercial'))).toBe('409 client_deja_connu')
  })

  test.each([
    ['telephone', '+0'],
    ['courriel', 'x@'],
    ['pays', 'fr'],
    ['adresse', ''],
  ])('contact data is validated: %s', async (member, value) => {
    expect(codeOf(await api.post('/v1/clients', clientOf({ [member]: value }), 'commercial'))).toBe(
      '400 parametre_invalide',
    )
    expect(codeOf(await modify(CLIENT.jus, { [member]: value }))).toBe('400 parametre_invalide')
  })

  test('a change keeps what it was before; null empties', async () => {
    const id = await createClient(api, { telephone: '+33 (0)1 23 45 67 89' })
    const { body } = await modify(id, { telephone: null, courriel: 'achats@bio.example', nom: 'Bio Import' })
    expect(body).toMatchObject({ telephone: null, courriel: 'achats@bio.example' })
    expect(body.historique).toMatchObject([
      {
        auteur_id: UTILISATEUR.commercial,
        actif: null,
        champs: {
          telephone: { avant: '+33123456789', apres: null },
          courriel: { avant: null, apres: 'achats@bio.example' },
        },
      },
    ])
    expect((await modify(id, { nom: 'Bio Import' })).body).toEqual(body)
    expect(codeOf(await modify(id, {}))).toBe('400 parametre_invalide')
    expect(codeOf(await modify(id, { code: 'AUTRE' }))).toBe('400 parametre_invalide')
  })

  test('is deactivated and reactivated, with a reason', async () => {
    const id = await createClient(api)
    const act = (verb: string, body: object = { raison: 'Impayés' }) =>
      api.post(`/v1/clients/${id}/${verb}`, body, 'commercial')
    expect(codeOf(await act('desactiver', {}))).toBe('400 parametre_invalide')
    expect((await act('desactiver')).body).toMatchObject({
      actif: false,
      historique: [{ raison: 'Impayés' }],
    })
    expect((await act('reactiver')).body).toMatchObject({ actif: true })
  })
})
