// Imports over HTTP: tried, applied whole or in part, undone.
import { describe, expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { advanceImport, reportOf, sendImport, tryImport } from './support/imports.ts'
import { codeOf } from './support/office.ts'

const api = await openApi()
const count = async (table: string, where: string) =>
  Number((await api.sql<{ n: string }>(`select count(*) as n from ${table} where ${where}`))[0]?.n)

const countOf = async (rows: string) =>
  Number((await api.sql<{ n: string }>(`select count(*) as n from ${rows}`))[0]?.n)

describe('clients', () => {
  const HEAD = 'Code;Nom;Pays;Téléphone\n'
  const [good, other] = ['IMPA;=HYPERLINK("http://x");FR;\n', 'IMPB;Bio Nord;DE;+4930123456\n']
  const bad = 'FRUITS-RUNGIS;Déjà là;FR;\nIMPC;;FRA;12\nIMPA;Encore;FR;\n'

  test('a trial says what is wrong, by line and column, and writes nothing', async () => {
    const tried = await tryImport(api, { genre: 'clients', content: HEAD + good + bad, as: 'commercial' })
    expect(tried).toMatchObject({ statut: 'essaye', lues: 4, examinees: 4, fautives: 3, ecrites: 0 })
    expect(await reportOf(api, tried.id, 'commercial')).toEqual([
      '3 - client_deja_connu',
      '4 nom valeur_manquante',
      '4 pays valeur_invalide',
      '4 telephone valeur_invalide',
      '5 code doublon_fichier',
    ])
    expect(await count('client.client', "code like 'IMP%'")).toBe(0)
    expect(
      await count('journal.evenement', "action = 'client.creer' and details ->> 'code' like 'IMP%'"),
    ).toBe(0)
    const all = await api.post(`/v1/imports/${tried.id}/appliquer`, { mode: 'tout' }, 'commercial')
    expect(codeOf(all)).toBe('409 importation_fautive')
  })

  test('the good rows are applied, once, marked as of the import, and taken back as one act', async () => {
    const tried = await tryImport(api, {
      genre: 'clients',
      content: HEAD + good + bad + other,
      as: 'commercial',
    })
    const { body: done } = await advanceImport(api, tried.id, 'appliquer', { mode: 'bonnes' }, 'commercial')
    expect(done).toMatchObject({ statut: 'applique', mode: 'bonnes', ecrites: 2, fautives: 3 })
    const { clients } = (await api.get('/v1/clients?recherche=IMP', 'commercial')).body
    expect(clients.map(({ code, nom }: Record<string, string>) => [code, nom])).toEqual([
      ['IMPA', '=HYPERLINK("http://x")'],
      ['IMPB', 'Bio Nord'],
    ])
    const { lignes } = (
      await api.get(`/v1/imports/${tried.id}/lignes?objet_id=${clients[1].id}`, 'commercial')
    ).body
    expect(lignes).toMatchObject([{ numero: 6, cellules: { code: 'IMPB' }, fautes: 0 }])
    const again = await api.post(`/v1/imports/${tried.id}/appliquer`, { mode: 'bonnes' }, 'commercial')
    expect(codeOf(again)).toBe('409 transition_refusee')
    const undone = await api.post(
      `/v1/imports/${tried.id}/annuler`,
      { raison: 'Mauvais fichier' },
      'commercial',
    )
    expect(undone.body).toMatchObject({ statut: 'annule', annule_raison: 'Mauvais fichier' })
    expect(await count('client.client', "code like 'IMP%'")).toBe(0)
  })
})

test('a client that was changed since keeps its import', async () => {
  const as = 'commercial'
  const tried = await tryImport(api, { genre: 'clients', content: 'code;nom;pays\nCHANGE;A;FR\n', as })
  await advanceImport(api, tried.id, 'appliquer', { mode: 'tout' }, as)
  const [client] = (await api.get('/v1/clients?recherche=CHANGE', as)).body.clients
  expect((await api.send('PATCH', `/v1/clients/${client.id}`, { as, body: { nom: 'B' } })).status).toBe(200)
  const refused = await api.post(`/v1/imports/${tried.id}/annuler`, { raison: 'Essai' }, as)
  expect(codeOf(refused)).toBe('409 annulation_impossible')
  expect(refused.body.details.dependances).toEqual([{ entite: 'client', id: client.id }])
})

describe('an organization that begins', () => {
  test('groups, producers, plots and suppliers follow each other', async () => {
    const apply = async (genre: string, content: string, as: string, format = 'csv') => {
      const tried = await tryImport(api, { genre, content, as, format })
      expect(await reportOf(api, tried.id, as)).toEqual([])
      const { body } = await advanceImport(api, tried.id, 'appliquer', { mode: 'tout' }, as)
      expect(body).toMatchObject({ statut: 'applique', fautives: 0 })
      return body
    }
    const groups = await apply('groupements', 'code,nom\nNORD,Groupe Nord\nSUD,"Groupe ""Sud"""\n', 'admin')
    const producers = await apply(
      'producteurs',
      '\uFEFFRéférence\tGroupement\tNom\tPrénoms\tSexe\tDate de naissance\tType de pièce\tNuméro de pièce\tPays de la pièce\n' +
        'P-1\tNORD\tAdjovi\tAfi\tF\t17/05/1984\tcip\tIMP 001\tBJ\nP-2\tSUD\tBossou\tKoffi\tM\t\t\t\t\n',
      'rsci',
    )
    const { lignes } = (await api.get(`/v1/imports/${producers.id}/lignes`, 'rsci')).body
    expect(lignes).toMatchObject([
      { cellules: { nom: 'Adjovi' }, compris: { piece_identite: true } },
      { cellules: { nom: 'Bossou' }, compris: { piece_identite: null } },
    ])
    expect(JSON.stringify(lignes)).not.toMatch(/IMP 001|piece_numero/)
    const ring = [
      [2.6, 6.9],
      [2.601, 6.9],
      [2.601, 6.901],
      [2.6, 6.901],
      [2.6, 6.9],
    ]
    const feature = {
      type: 'Feature',
      properties: { producteur: 'P-1', nom: 'Champ du puits', produit: 'ANANAS' },
      geometry: { type: 'Polygon', coordinates: [ring] },
    }
    const plots = await apply(
      'parcelles',
      JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
      'rsci',
      'geojson',
    )
    const vertices = 'producteur;nom;produit;longitude;latitude\n'
      .concat(
        ...[
          [2.7, 6.9],
          [2.701, 6.9],
          [2.701, 6.901],
        ].map(([x, y]) => `P-2;Bas-fond;ANANAS;${x};${y}\n`),
      )
      .replaceAll('.', ',')
    await apply('parcelles', vertices, 'rsci')
    const again = await tryImport(api, {
      genre: 'parcelles',
      format: 'geojson',
      as: 'rsci',
      content: JSON.stringify({ type: 'FeatureCollection', features: [feature] }),
    })
    expect(await reportOf(api, again.id, 'rsci')).toEqual(['1 - chevauchement_parcelle'])
    const twin =
      'groupement;nom;prenoms;piece_type;piece_numero;piece_pays\nNORD;Adjovi;Afi;cip;imp-001;BJ\nAILLEURS;X;Y;;;\n'
    const twins = await tryImport(api, { genre: 'producteurs', as: 'rsci', content: twin })
    expect(await reportOf(api, twins.id, 'rsci')).toEqual([
      '2 - doublon_identite',
      '3 groupement reference_inconnue',
    ])

    const undo = (id: string, as: string) => api.post(`/v1/imports/${id}/annuler`, { raison: 'Essai' }, as)
    const refused = await undo(producers.id, 'rsci')
    expect(codeOf(refused)).toBe('409 annulation_impossible')
    expect(refused.body.details.dependances).toHaveLength(2)
    expect(codeOf(await undo(groups.id, 'admin'))).toBe('409 annulation_impossible')
    expect((await undo(plots.id, 'rsci')).status).toBe(200)
  }, 60_000)

  test('suppliers come with their certificate, and go with it', async () => {
    const content =
      'code;nom;pays;certificat_numero;organisme;referentiel;categorie;valide_du;valide_au;activites\n' +
      'IMPF;Fruits du Nord;TG;TG-1;Ecocert;AB;Fruits;01/01/2026;31/12/2026;production, storing\n'
    const as = 'rsci'
    for (let round = 0; round < 2; round += 1) {
      const tried = await tryImport(api, { genre: 'fournisseurs', content, as })
      expect(await reportOf(api, tried.id, as)).toEqual([])
      await advanceImport(api, tried.id, 'appliquer', { mode: 'tout' }, as)
      expect(await count('certificat.certificat', "numero = 'TG-1'")).toBe(1)
      expect((await api.post(`/v1/imports/${tried.id}/annuler`, { raison: 'Essai' }, as)).status).toBe(200)
    }
  })
})

// Of each kind what is sound, what is at fault, by line and column, and what then stands on it.
const OFFICE = {
  certificats: {
    as: 'rsci',
    head: 'numero;organisme;referentiel;categorie;valide_du;valide_au;groupement;fournisseur;activite;produit',
    sound: [
      'IMP-C1;Ecocert;AB;Fruits;01/01/2026;31/12/2026;;;production;',
      'IMP-C1;;;;;;;;preparation;ANANAS',
    ],
    faulty: [
      'IMP-C2;Ecocert;XX;Fruits;01/01/2026;31/12/2026;;;production;',
      'IMP-C3;Ecocert;AB;Fruits;31/12/2026;01/01/2026;;;production;',
      'IMP-C4;;AB;Fruits;2026;31/12/2026;NUL;NUL;;INCONNU',
      'IMP-C5;Ecocert;AB;Fruits;01/01/2026;31/12/2026;NUL;;récolte;INCONNU',
      'IMP-C6;Ecocert;AB;Fruits;01/01/2026;31/12/2026;NUL;;production;INCONNU',
      'IMP-C6;Autre;;;;;;;;',
      'IMP-C7;Ecocert;AB;Fruits;01/01/2026;31/12/2026;NUL;;production;INCONNU',
      'IMP-C1;Ecocert;AB;Fruits;01/01/2026;31/12/2026;;;production;',
    ],
    found: [
      '4 - referentiel_inconnu',
      '5 - parametre_invalide',
      '6 organisme valeur_manquante',
      '6 valide_du date_illisible',
      '6 - valeur_invalide',
      '7 activite valeur_invalide',
      '8 organisme valeur_differente',
      '10 produit reference_inconnue',
      '10 groupement reference_inconnue',
      '11 numero doublon_fichier',
    ],
    again: '2 - certificat_deja_connu',
    table: 'certificat.certificat',
    where: "numero = 'IMP-C1'",
    lines:
      "certificat.portee where certificat_id in (select id from certificat.certificat where numero = 'IMP-C1')",
    stand: (id: string) =>
      api.post(
        `/v1/certificats/${id}/statut`,
        { statut: 'suspendu', depuis: '2026-01-02', raison: 'Essai' },
        'rsci',
      ),
  },
  contrats: {
    as: 'commercial',
    head: 'code;campagne;groupement;devise;tolerance;debut;fin;produit;quantite_kg;prix_kg',
    sound: ['IMP-K1;@;;;2,5;;;ANANAS;1 200,5;300', 'IMP-K1;;;;;;;ANANAS;10;310'],
    faulty: [
      'IMP-K2;AUCUNE;NUL;;;;;ANANAS;1;1',
      'IMP-K3;@;;ZZZ;;;;ANANAS;1;1',
      'IMP-K4;@;;;x;demain;;;0;1,5',
      'IMP-K5;@;;;;02/01/2026;01/01/2026;ANANAS;1;1',
      'IMP-K1;@;;;;;;ANANAS;1;1',
    ],
    found: [
      '4 campagne reference_inconnue',
      '4 groupement reference_inconnue',
      '5 - devise_inconnue',
      '6 tolerance nombre_illisible',
      '6 debut date_illisible',
      '6 produit valeur_manquante',
      '6 prix_kg trop_de_decimales',
      '6 quantite_kg valeur_invalide',
      '7 - contrat_refuse',
      '8 code doublon_fichier',
    ],
    again: '2 - contrat_refuse',
    table: 'contrat.contrat',
    where: "code = 'IMP-K1'",
    lines: "contrat.ligne where contrat_id in (select id from contrat.contrat where code = 'IMP-K1')",
    stand: (id: string) => api.post(`/v1/contrats/${id}/activer`, {}, 'commercial'),
  },
}

test.each(Object.entries(OFFICE))(
  '%s: faults, duplicates, undone until something stands on them',
  async (genre, kind) => {
    const { as, head, sound, faulty, found, again, table, where, lines, stand } = kind
    const [{ code } = { code: '' }] = await api.sql<{ code: string }>(
      `select code from campagne.campagne where statut = 'ouverte' and organisation_id = (
         select organisation_id from utilisateur.utilisateur where identifiant = 'rsci') limit 1`,
    )
    const file = (rows: readonly string[]) => [head, ...rows].join('\n').replaceAll('@', code)
    const tried = await tryImport(api, { genre, content: file([...sound, ...faulty]), as })
    expect(await reportOf(api, tried.id, as)).toEqual(found)
    const apply = async () => {
      const { id } = await tryImport(api, { genre, content: file(sound), as })
      await advanceImport(api, id, 'appliquer', { mode: 'tout' }, as)
      return id
    }
    const undo = (id: string) => api.post(`/v1/imports/${id}/annuler`, { raison: 'Essai' }, as)
    expect((await undo(await apply())).body).toMatchObject({ statut: 'annule' })
    expect(await count(table, where)).toBe(0)
    const id = await apply()
    expect([await count(table, where), await countOf(lines)]).toEqual([1, 2])
    const twice = await tryImport(api, { genre, content: file(sound), as })
    expect(await reportOf(api, twice.id, as)).toEqual([again])
    const [{ objet_id }] = (await api.get(`/v1/imports/${id}/lignes`, as)).body.lignes
    expect((await stand(objet_id)).status).toBe(200)
    expect(codeOf(await undo(id))).toBe('409 annulation_impossible')
  },
  60_000,
)

describe('who may', () => {
  test('bring in, and see, what they may make one by one', async () => {
    const body = {
      genre: 'clients',
      nom_fichier: 'x',
      format: 'csv',
      taille_octets: 1,
      sha256: '0'.repeat(64),
    }
    expect(codeOf(await api.post('/v1/imports', body, 'rsci'))).toBe('403 droit_manquant')
    expect(codeOf(await api.post('/v1/imports', { ...body, genre: 'lots' }, 'rsci'))).toBe(
      '404 genre_inconnu',
    )
    const id = await sendImport(api, { genre: 'clients', content: 'x', as: 'commercial' })
    expect(codeOf(await api.get(`/v1/imports/${id}`, 'rsci'))).toBe('404 importation_inconnue')
    expect(codeOf(await api.get(`/v1/imports/${id}/lignes`, 'rsci'))).toBe('404 importation_inconnue')
    expect(codeOf(await api.get(`/v1/imports/${id}`, 'admin2'))).toBe('404 importation_inconnue')
  })
})

test('what another organization calls something is unknown', async () => {
  const [{ code } = { code: '' }] = await api.sql<{ code: string }>(
    `select g.code from organisation.groupement g join utilisateur.utilisateur u
       on u.organisation_id = g.organisation_id and u.identifiant = 'rsci'
     where not exists (select from organisation.groupement x join utilisateur.utilisateur v
       on v.organisation_id = x.organisation_id and v.identifiant = 'admin2' where x.code = g.code) limit 1`,
  )
  const content = `groupement;nom;prenoms\n${code};A;B\nNULLE-PART;A;B\n`
  const tried = await tryImport(api, { genre: 'producteurs', content, as: 'admin2' })
  expect(await reportOf(api, tried.id, 'admin2')).toEqual([
    '2 groupement reference_inconnue',
    '3 groupement reference_inconnue',
  ])
})
