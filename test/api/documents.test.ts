// Documents from the users' view: made after the act, read with permission, verified by any person, printed again.
import { hash } from 'node:crypto'
import { join } from 'node:path'
import type { JobHelpers } from 'graphile-worker'
import { beforeAll, describe, expect, test } from 'vitest'
import { ORGANISATION, PRODUCTEUR } from '../../demo/ids.ts'
import { make, verificationOf } from '../../src/documents/make.ts'
import { embeddedStore } from '../../src/objects/embedded.ts'
import { document } from '../../src/tasks/document.ts'
import { pngOf, textOf } from '../documents/support.ts'
import { openApi } from './support/api.ts'
import { announcedLogo, LOGO_PATH, putLogo, sentLogo } from './support/logos.ts'
import { type Device, enrolDevice, envelopeOf, net, sendOne } from './support/phones.ts'
import { act, validated } from './support/receptions.ts'

const api = await openApi({ settings: { TASKS: 'inside' }, isProfiled: true })
const door = api.server.database.pool('api', 2)
const folder = join(api.server.dataDir, 'objets')
const objects = await embeddedStore({ folder, url: api.url, secret: 'x'.repeat(32) })
const making = { objects, verification: verificationOf(api.url) }
const helpers = { abortSignal: new AbortController().signal } as unknown as JobHelpers

let device: Device
let collection: { id: string; code: string; reference: string }
beforeAll(async () => {
  device = await enrolDevice(api)
  const envelope = await envelopeOf(device, 1, net(123_456))
  expect(await sendOne(api, device, envelope)).toMatchObject({ issue: 'acceptee' })
  collection = {
    id: String((envelope.payload as { collecte_id: string }).collecte_id),
    code: envelope.empreinte.slice(0, 16),
    reference: String(envelope.reference_provisoire),
  }
})

const sendAnother = async (sequence = 2) => {
  const envelope = await envelopeOf(device, sequence, net(1000))
  expect(await sendOne(api, device, envelope)).toMatchObject({ issue: 'acceptee' })
  return { envelope, result: String((envelope.payload as { collecte_id: string }).collecte_id) }
}
const receipt = async (as = 'rsci') =>
  (await api.get(`/v1/documents?entite_id=${collection.id}&type=recu`, as)).body.documents[0]
const slip = async (reception: string) =>
  (await api.get(`/v1/documents?entite_id=${reception}`, 'rsci')).body.documents[0]
const keyed = (id: string) =>
  api.post(`/v1/documents/${id}/duplicata`, { copies: 1 }, 'rsci', { 'idempotency-key': 'd'.repeat(16) })
const page = (code: string, headers: Record<string, string> = {}) =>
  fetch(`${api.url}/verifier/${code}`, { headers })

describe('a receipt that a phone printed', () => {
  test('is known by the code of its paper, is drawn when asked for, and stays those bytes', async () => {
    const known = await receipt()
    expect(known).toMatchObject({
      type: 'recu',
      indice: 1,
      statut: 'valide',
      code: collection.code,
      fichier: null,
    })
    const first = await api.get(`/v1/documents/${known.id}`, 'rsci')
    expect(first.status).toBe(200)
    const bytes = Buffer.from(await (await fetch(first.body.lecture.url)).arrayBuffer())
    expect(first.body.document.fichier).toMatchObject({
      sha256: hash('sha256', bytes),
      taille_octets: bytes.length,
    })
    expect(await textOf(bytes)).toContain('123,456 kg')
    const again = await api.get(`/v1/documents/${known.id}`, 'rsci')
    expect(again.body.document).toEqual(first.body.document)
  })

  test('stands on the page of its collection', async () => {
    const { documents } = (await api.get(`/v1/documents?entite_id=${collection.id}`, 'rsci')).body
    expect((await api.get(`/v1/collectes/${collection.id}`, 'rsci')).body.documents).toEqual(documents)
  })

  test('is made once, by whoever asks first, also by its code', async () => {
    const { result, envelope } = await sendAnother()
    const ways = [`code=${envelope.empreinte.slice(0, 16)}`, `entite_id=${result}`, `entite_id=${result}`]
    expect(await page(envelope.empreinte.slice(0, 16)).then((answer) => answer.text())).toContain(
      'authentique',
    )
    expect(await api.sql('select from document.document where entite_id = $1', [result])).toHaveLength(0)
    const told = await Promise.all(ways.map((way) => api.get(`/v1/documents?${way}`, 'rsci')))
    const ids = told.flatMap(({ body }) => body.documents.map(({ id }: { id: string }) => id))
    expect([ids.length, new Set(ids).size]).toEqual([3, 1])
  })

  test('is repeated as a duplicate that says so and is traced', async () => {
    const { id } = await receipt()
    const repeated = await api.post(`/v1/documents/${id}/duplicata`, { copies: 2 }, 'rsci')
    expect(repeated.status).toBe(201)
    const bytes = Buffer.from(await (await fetch(repeated.body.lecture.url)).arrayBuffer())
    expect(await textOf(bytes)).toContain('DUPLICATA 1')
    const kept = await api.sql('select sha256 from document.duplicata where document_id = $1', [id])
    expect(kept).toEqual([{ sha256: hash('sha256', bytes) }])
    expect((await receipt()).fichier.sha256).not.toBe(hash('sha256', bytes))
    expect((await receipt()).duplicatas).toMatchObject([{ copies: 2, reimpression_id: null }])
    const [second, again] = [await keyed(id), await keyed(id)]
    expect([second.status, again.body]).toEqual([201, second.body])
    expect((await receipt()).duplicatas).toHaveLength(2)
    for (const copies of [0, 101, 1.5, 'x'])
      expect((await api.post(`/v1/documents/${id}/duplicata`, { copies }, 'rsci')).status).toBe(400)
  })

  test('is nobody else’s', async () => {
    const { id } = await receipt()
    const answers = await Promise.all([
      api.get(`/v1/documents/${id}`, 'admin2'),
      api.get('/v1/documents/0195a000-0000-7000-8000-00000000dead', 'admin2'),
    ])
    expect(answers.map(({ status, body }) => [status, body.erreur])).toEqual([
      [404, 'document_inconnu'],
      [404, 'document_inconnu'],
    ])
    expect((await api.get(`/v1/documents?entite_id=${collection.id}`, 'admin2')).body.documents).toEqual([])
  })
})

// A background task may draw the documents in the meantime.
const codesOf = ({ documents }: { documents: { code: string }[] }) => documents.map(({ code }) => code)

test('a record’s page has its documents, as the list has them', async () => {
  const reception = await validated(api)
  const { lot_id } = (await api.get(`/v1/receptions/${reception}`, 'rsci')).body
  await api.post(`/v1/producteurs/${PRODUCTEUR.ordinary}/releve`, {}, 'rsci')
  const pages = [`receptions/${reception}`, `lots/${lot_id}`, `producteurs/${PRODUCTEUR.ordinary}`]
  for (const page of pages) {
    const [, id] = page.split('/')
    const listed = codesOf((await api.get(`/v1/documents?entite_id=${id}`, 'rsci')).body)
    expect(listed.length).toBeGreaterThan(0)
    expect(codesOf((await api.get(`/v1/${page}`, 'rsci')).body)).toEqual(listed)
  }
})

describe('the task that draws', () => {
  test('draws once, whoever died in between', async () => {
    const { id } = await receipt()
    const [row] = await api.sql<{ organisation_id: string; donnees: object }>(
      'select organisation_id, donnees from document.document where id = $1',
      [id],
    )
    await api.sql(
      'update document.document set sha256 = null, taille_octets = null, dessine_le = null where id = $1',
      [id],
    )
    const named = { organisation_id: row?.organisation_id, document_id: id }
    const frozen = { ...row?.donnees, id, code: collection.code } as Parameters<typeof make>[1]
    await make(making, frozen) // stored, but the worker died before it recorded this
    await document(door, making)(named, helpers)
    const drawn = (await receipt()).fichier
    expect(drawn.sha256).toMatch(/^[0-9a-f]{64}$/)
    await document(door, making)(named, helpers)
    expect((await receipt()).fichier).toEqual(drawn)
  })
})

describe('/verifier/{code}', () => {
  test('says to anybody that a document is genuine, in the language of the browser, with product and mass', async () => {
    const french = await page(collection.code)
    expect([french.status, french.headers.get('content-language')]).toEqual([200, 'fr'])
    expect(french.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^;]+; script-src 'self'; connect-src 'self'; /,
    )
    const text = await french.text()
    expect(text).toContain('Document authentique')
    expect(text).toContain('Reçu de collecte')
    expect(text).toMatch(/<dt>Produit<\/dt><dd>Ananas.*<dt>Masse nette<\/dt><dd>123,456.kg<\/dd>/s)
    const english = await page(collection.code, { 'accept-language': 'en-GB,en;q=0.9,fr;q=0.2' })
    expect(await english.text()).toMatch(/Genuine document.*<dt>Product<\/dt><dd>Ananas/s)
  })

  test('shows each of several papers that bear one code, and none as the only one', async () => {
    const { code } = await slip(await validated(api))
    await api.sql(
      `insert into document.document select (jsonb_populate_record(d, jsonb_build_object('organisation_id', o.id))).*
       from document.document d join organisation.organisation o on o.id <> d.organisation_id
       where d.code = $1 limit 1`,
      [code],
    )
    const text = await (await page(code)).text()
    expect(text).toMatch(/^(?!.*authentique).*Plusieurs documents portent ce code/s)
    expect(text.split('<dt>Organisation</dt>')).toHaveLength(3)
  })

  test('reads a code as it is typed', async () => {
    const { code } = collection
    const typed = [code.toUpperCase(), code.replace(/(.{4})/g, '$1 '), code.replace(/(.{4})(?=.)/g, '$1-')]
    for (const one of typed)
      expect(await (await page(encodeURIComponent(one))).text()).toContain('authentique')
    expect(await (await page('0'.repeat(16))).text()).toContain('Code inconnu')
    for (const none of ['x', '<script>', 'g'.repeat(16), 'a'.repeat(500), '%00', "' or 1=1"]) {
      const answer = await page(encodeURIComponent(none))
      expect(answer.status).toBeLessThan(500)
      expect((await answer.text()).match(/<script/g)).toHaveLength(1)
    }
  })

  test('tells nothing of persons', async () => {
    const [row] = await api.sql<{ donnees: { contenu: Record<string, unknown> } }>(
      'select donnees from document.document where code = $1',
      [collection.code],
    )
    const { producteur, agent, parcelle } = row?.donnees.contenu ?? {}
    const text = await (await page(collection.code)).text()
    for (const personal of [producteur, agent, parcelle].filter(Boolean)) expect(text).not.toContain(personal)
  })

  test('says replaced of what was devalidated, and a duplicate is refused', async () => {
    const reception = await validated(api)
    const { id, code } = await slip(reception)
    expect(await (await page(code)).text()).toContain('Document authentique')
    expect((await act(api, reception, 'devalider', { raison: 'Mal pesé' })).status).toBe(200)
    expect(await (await page(code)).text()).toContain('Document remplacé')
    const refused = await api.post(`/v1/documents/${id}/duplicata`, { copies: 1 }, 'rsci')
    expect([refused.status, refused.body.erreur]).toEqual([409, 'document_remplace'])
    expect((await api.get(`/v1/documents/${id}`, 'rsci')).body.document.statut).toBe('remplace')
  })

  test('takes other methods for what they are', async () => {
    const answer = await fetch(`${api.url}/verifier/${collection.code}`, { method: 'POST' })
    expect(answer.status).toBe(405)
    expect(await answer.json()).toMatchObject({ erreur: 'methode_non_autorisee' })
  })
})

test('a producer’s statement is a document of its day', async () => {
  const [{ id = '' } = {}] = await api.sql<{ id: string }>(
    'select producteur_id as id from collecte.collecte where id = $1',
    [collection.id],
  )
  const made = await api.post(`/v1/producteurs/${id}/releve`, {}, 'rsci')
  expect([made.status, made.body.type, made.body.statut]).toEqual([201, 'releve_producteur', 'valide'])
  const read = await api.get(`/v1/documents/${made.body.id}`, 'rsci')
  expect(await textOf(Buffer.from(await (await fetch(read.body.lecture.url)).arrayBuffer()))).toContain(
    'Relevé',
  )
  await api.post(`/v1/producteurs/${id}/releve`, {}, 'rsci')
  expect((await api.get(`/v1/documents/${made.body.id}`, 'rsci')).body.document.statut).toBe('valide')
  const nobody = await api.post('/v1/producteurs/0195a000-0000-7000-8000-00000000dead/releve', {}, 'rsci')
  expect([nobody.status, nobody.body.erreur]).toEqual([404, 'producteur_inconnu'])
})

describe('the logo of the organization', () => {
  let sequence = 2
  const another = async () => {
    sequence += 1
    const { result } = await sendAnother(sequence)
    return String((await api.get(`/v1/documents?entite_id=${result}`, 'rsci')).body.documents[0].id)
  }
  const drawnNow = async (id: string) => {
    const { body } = await api.get(`/v1/documents/${id}`, 'rsci')
    const bytes = Buffer.from(await (await fetch(body.lecture.url)).arrayBuffer())
    const { fichier, code } = body.document
    return { sha256: fichier.sha256, code, shows: bytes.includes('/Subtype /Image') }
  }

  test('stands on what is established from then on, and on nothing older', async () => {
    const before = await another()
    const [red, wide] = [pngOf(), pngOf({ width: 200 })]
    expect((await api.get(LOGO_PATH, 'agent1')).body).toEqual({ logo: null, lecture: null })
    const sha256 = await sentLogo(api, red)
    expect((await api.get(LOGO_PATH, 'agent1')).body.logo).toBeNull()
    const put = await putLogo(api, sha256)
    expect(put.body.logo).toMatchObject({ sha256, taille_octets: red.length, largeur_px: 32, hauteur_px: 16 })
    const shown = (await api.get(LOGO_PATH, 'agent1')).body
    expect(shown.logo).toEqual(put.body.logo)
    expect(Buffer.from(await (await fetch(shown.lecture.url)).arrayBuffer()).equals(red)).toBe(true)
    expect((await putLogo(api, sha256)).body.logo).toEqual(put.body.logo)

    const first = await another()
    expect((await drawnNow(before)).shows).toBe(false)
    await putLogo(api, await sentLogo(api, wide))
    const second = await another()
    const [one, two] = [await drawnNow(first), await drawnNow(second)]
    expect([one.shows, two.shows]).toEqual([true, true])
    const [row] = await api.sql<{ donnees: object }>('select donnees from document.document where id = $1', [
      first,
    ])
    const frozen = { ...row?.donnees, id: first, code: one.code } as Parameters<typeof make>[1]
    expect((await make(making, frozen)).sha256).toBe(one.sha256)
    await objects.remove(`${ORGANISATION.demo}/${ORGANISATION.demo}/${sha256}`)
    await expect(make(making, frozen)).rejects.toThrow('the store has no logo')
    expect((await putLogo(api, null)).body).toEqual({ logo: null, lecture: null })
    expect((await drawnNow(await another())).shows).toBe(false)
    const kept = await api.sql('select version, sha256 from document.logo order by version')
    expect(kept.map(({ sha256 }) => sha256)).toEqual([sha256, announcedLogo(wide).sha256, null])
  })

  test('is a picture that a PDF/A may hold, and takes no more than that', async () => {
    const clear = await putLogo(api, await sentLogo(api, pngOf({ colours: 6 })))
    expect(clear.body).toEqual({ erreur: 'logo_refuse', details: { raison: 'transparence' } })
    const announced = announcedLogo(pngOf())
    for (const wrong of [{ taille_octets: 204_801 }, { type_media: 'image/svg+xml' }, { sha256: 'x' }])
      expect((await api.post(LOGO_PATH, { ...announced, ...wrong }, 'admin')).status).toBe(400)
    expect((await api.get(LOGO_PATH, 'admin')).body.logo).toBeNull()
  })

  test('is nobody else’s, and is changed by who keeps the settings', async () => {
    const sha256 = await sentLogo(api, pngOf({ width: 48 }))
    const [theirs, none] = await Promise.all(
      [sha256, '0'.repeat(64)].map((one) => putLogo(api, one, 'admin2')),
    )
    expect([theirs?.status, theirs?.body]).toEqual([409, none?.body])
    expect((await putLogo(api, sha256, 'rsci')).status).toBe(403)
    await putLogo(api, sha256)
    expect((await api.get(LOGO_PATH, 'admin2')).body).toEqual({ logo: null, lecture: null })
    await putLogo(api, null)
  })
})
