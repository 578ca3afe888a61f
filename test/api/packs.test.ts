// Spec: editeur#brouillon: packs as the publisher writes them, over HTTP: drafts, faults, differences, publication, withdrawal.
import { describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { type Document, draft, newPack, publish } from './support/domains/packs.ts'
import { openIssuer } from './support/issuer.ts'

const api = await openApi()
const AS = 'editeur'
const of = (code: string, rest = '') => `/v1/editeur/packs/${code}${rest}`
const put = (code: string, version_base: number, document: unknown) =>
  api.send('PUT', of(code, '/brouillon'), { as: AS, body: { version_base, document } })
const faultsOf = async (document: Document & { code: string }) => {
  const { status, body } = await put(document.code, 0, document)
  return [
    status,
    body.erreur,
    ...(body.details as { chemin: string; raison: string }[]).map((f) => `${f.chemin} ${f.raison}`),
  ]
}
const withAttribute = (schema: unknown) => {
  const pack = newPack()
  const [first, ...others] = pack.produits as { attributs: object[] }[]
  const attributs = first?.attributs.map((one, i) => (i === 0 ? { ...one, schema } : one)) ?? []
  return { ...pack, produits: [{ ...first, attributs }, ...others] }
}

describe('a draft', () => {
  test('is written, read, compared, published by whoever read it, and stays', async () => {
    const document = newPack()
    const { code } = document
    expect((await put(code, 0, document)).body).toMatchObject({ version: 1, fautes: [], auteur: AS })
    expect((await put(code, 0, document)).body).toMatchObject({
      erreur: 'version_perimee',
      details: { version: 1 },
    })
    expect((await api.get(of(code, '/brouillon/differences'), AS)).body.depuis).toBe(null)
    const publishing = (version_base: number) =>
      api.post(of(code, '/brouillon/publier'), { version_base }, AS)
    const { versions } = (await publishing(1)).body
    expect(versions).toMatchObject([{ version: '1.0', auteur: AS, publie_par: AS, retrait: null }])
    expect((await api.get(of(code, '/versions/1.0'), AS)).body.document).toEqual(document)

    const parametres = { ...(document.parametres as object), 'rendement_defaut.ANANAS': 41_000_000 }
    const next = { ...document, version: '1.1', libelle_fr: 'Autres mots', parametres }
    expect((await put(code, 2, next)).body.version).toBe(3)
    const { depuis, differences } = (await api.get(of(code, '/brouillon/differences'), AS)).body
    expect(depuis).toBe('1.0')
    expect(differences).toMatchObject([
      { chemin: '/libelle_fr', nature: 'change', apres: 'Autres mots', lu_par_les_regles: false },
      {
        chemin: '/parametres/rendement_defaut.ANANAS',
        rubrique: 'parametres',
        apres: 41_000_000,
        lu_par_les_regles: true,
      },
      { chemin: '/version', avant: '1.0', apres: '1.1' },
    ])
  })

  test('by two at once: one is told', async () => {
    const document = newPack()
    const answers = await Promise.all([put(document.code, 0, document), put(document.code, 0, document)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('published twice at once is one version', async () => {
    const code = await draft(api)
    const ask = () => api.post(of(code, '/brouillon/publier'), { version_base: 1 }, AS)
    const answers = await Promise.all([ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await api.get(of(code), AS)).body.versions).toHaveLength(1)
  })

  test('that contradicts itself is kept, told by path and in words, and not published', async () => {
    const code = await draft(api, { referentiel_capacite: 'BIO' })
    const faults = [{ chemin: '/referentiel_capacite', raison: 'BIO is not a referential of this pack' }]
    expect((await api.get(of(code, '/brouillon'), AS)).body.fautes).toEqual(faults)
    const answer = await api.post(of(code, '/brouillon/publier'), { version_base: 1 }, AS)
    expect(answer.body).toEqual({ erreur: 'pack_incoherent', details: faults })
    expect((await api.get(of(code), AS)).body).toMatchObject({ versions: [], brouillon: { version: 1 } })
  })
})

describe('what is no pack', () => {
  test('is told by path and in words, and nothing is written', async () => {
    const document = newPack({ constats: 3, autre: true })
    Reflect.deleteProperty(document, 'libelle_en')
    expect(await faultsOf(document)).toEqual([
      400,
      'pack_invalide',
      '/libelle_en is missing',
      '/autre is not known here',
      '/constats must be array',
    ])
    expect((await api.get(of(document.code), AS)).body.erreur).toBe('pack_introuvable')
  })

  test.each<[string, unknown, string]>([
    ['a reference elsewhere', { $ref: 'https://example.org/s' }, '/$ref is not known here'],
    ['a pattern', { type: 'string', pattern: '^(a+)+$' }, '/pattern is not known here'],
    ['a fraction', { type: 'number', minimum: 0, maximum: 1 }, '/type must be integer'],
    [
      'a bound beyond all measures',
      { type: 'integer', minimum: 0, maximum: 9e15 },
      '/maximum must be <= 1000000000',
    ],
  ])('an attribute of %s', async (_, schema, fault) => {
    expect(await faultsOf(withAttribute(schema))).toContain(`/produits/0/attributs/0/schema${fault}`)
  })

  const text = (inside: string, code = newPack().code) =>
    `{"version_base": 0, "document": ${JSON.stringify(newPack({ code })).replace('{', `{${inside},`)}}`
  const deep = `"x": ${'['.repeat(200)}${']'.repeat(200)}`
  test.each([
    ['200 levels', deep, 400, 'corps_illisible'],
    ['2^53 + 1', '"x": 9007199254740993', 400, 'parametre_invalide'],
    ['U+0000', '"x": "\\u0000"', 400, 'parametre_invalide'],
    ['a lone surrogate', '"x": "\\ud800"', 400, 'parametre_invalide'],
    ['__proto__', '"__proto__": {"code": "x"}', 400, 'parametre_invalide'],
    ['constructor', '"constructor": {"code": "x"}', 400, 'pack_invalide'],
    ['a key twice', '"version": "9.9"', 400, 'corps_illisible'],
    ['five megabytes', `"x": "${'x'.repeat(5_000_000)}"`, 413, 'corps_trop_grand'],
  ])('%s', async (_, inside, status, erreur) => {
    const { code } = newPack()
    const answer = await api.send('PUT', of(code, '/brouillon'), { as: AS, body: text(inside, code) })
    expect([answer.status, answer.body.erreur]).toEqual([status, erreur])
    expect((await api.get(of(code), AS)).status).toBe(404)
  })

  test('a document of another pack', async () => {
    const answer = await put('autre_code', 0, newPack())
    expect(answer.body.details).toEqual([{ chemin: '/code', raison: 'is not the code of the path' }])
  })
})

describe('a withdrawn version', () => {
  test('is told with the reason, in the list and in the publisher’s journal', async () => {
    const code = await publish(api)
    const body = { raison: 'Coefficient du jus' }
    const { retrait } = (await api.post(of(code, '/versions/1.0/retirer'), body, AS)).body
    expect(retrait).toMatchObject({ auteur: AS, ...body })
    const { packs } = (await api.get(`/v1/editeur/packs?recherche=${code}`, AS)).body
    expect(packs).toMatchObject([{ code, versions: [{ retrait: body }] }])
    const { appels } = (await api.get('/v1/editeur/journal', AS)).body
    expect(appels[0]).toMatchObject({ chemin: of(code, '/versions/1.0/retirer'), details: body })
  })
})

test('roles: who writes packs, nobody else', async () => {
  const issuer = await openIssuer()
  const elsewhere = await openApi({ settings: issuer.settings, tokenOf: issuer.tokenOf })
  const asking = async (...roles: string[]) => {
    const token = await issuer.tokenOf('quelqu.un', { claims: { organisations: [], roles } })
    const paths = ['/v1/editeur/packs', '/v1/editeur/catalogues/referentiels', of('fruits')]
    return Promise.all(paths.map(async (path) => (await elsewhere.send('GET', path, { token })).status))
  }
  expect(await asking('editeur_parametrage')).toEqual([200, 200, 200])
  expect(await asking('editeur_admin')).toEqual([200, 200, 200])
  expect(await asking('editeur_support')).toEqual([403, 403, 403])
  expect(await asking()).toEqual([403, 403, 403])
})
