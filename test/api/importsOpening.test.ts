// Spec: imports#annulation: an opening of every kind of import is undone in the opposite order, and brought in again.
import { expect, test } from 'vitest'
import { openApi } from './support/api.ts'
import { bringIn } from './support/imports.ts'
import { codeOf } from './support/office.ts'

const api = await openApi({ settings: { TASKS: 'inside' }, isProfiled: true })

test('an opening is undone in the opposite order, and brought in again', async () => {
  const ring = [
    [2.4, 7.1],
    [2.401, 7.1],
    [2.401, 7.101],
    [2.4, 7.101],
    [2.4, 7.1],
  ]
  const plot = {
    type: 'Feature',
    properties: { producteur: 'DEF-1', nom: 'Défaite', reference: 'DEF-P', produit: 'ANANAS' },
    geometry: { type: 'Polygon', coordinates: [ring] },
  }
  const small = {
    type: 'Feature',
    properties: { producteur: 'DEF-1', nom: 'Petite', produit: 'ANANAS', Area: 1.2, surface_ha: 1.2 },
    geometry: { type: 'Point', coordinates: [2.41, 7.1] },
  }
  const order = [
    ['groupements', 'admin', 'code;nom\nDEFAIT;Défait\n'],
    ['comptes', 'admin', 'identifiant;nom;ensembles;groupements\ndefait.agent;Agent;agent_collecte;DEFAIT\n'],
    ['producteurs', 'rsci', 'groupement;nom;prenoms;reference\nDEFAIT;Zinsou;Marc;DEF-1\n'],
    ['parcelles', 'rsci', JSON.stringify({ type: 'FeatureCollection', features: [plot, small] })],
    [
      'fournisseurs',
      'rsci',
      'code;nom;pays;certificat_numero;organisme;referentiel;categorie;valide_du;valide_au;activites\nDEFF;Défait;TG;TG-D;Ecocert;AB;Fruits;01/01/2026;31/12/2026;storing\n',
    ],
    ['clients', 'commercial', 'code;nom;pays\nDEFC;Défait;FR\n'],
    [
      'certificats',
      'rsci',
      'numero;organisme;referentiel;categorie;valide_du;valide_au;groupement;activite\nDEF-CERT;Ecocert;AB;Fruits;01/01/2020;31/12/2099;DEFAIT;production\nDEF-CERT;;;;;;;storing\n',
    ],
    ['statuts', 'rsci', 'parcelle;referentiel;etat;depuis\nDEF-P;AB;C1;2019-01-01\nDEF-P;AB;AB;2022-01-01\n'],
    [
      'contrats',
      'commercial',
      'code;campagne;groupement;produit;quantite_kg;prix_kg\nDEFK;2028;DEFAIT;ANANAS;1000;300\n',
    ],
    ['rendements', 'rsci', 'campagne;parcelle;produit;rendement_kg_ha\n2028;DEF-P;ANANAS;40000\n'],
    [
      'capacites',
      'rsci',
      'campagne;producteur;produit;etat;capacite_kg;deja_collecte_kg\n2028;DEF-1;ANANAS;AB;45;1\n',
    ],
    [
      'soldes',
      'commercial',
      'producteur;fournisseur;campagne;date;montant;devise\nDEF-1;;2026;2026-01-31;100;XOF\n;DEFF;2026;2026-01-31;100;XOF\n',
    ],
    [
      'stock',
      'magasinier',
      'code;campagne;nature;produit;emplacement;quantite_kg;date;etats;groupement;fournisseur;certificat\nDEFL-1;2026;REC;ANANAS;STATION;100;2026-01-31;AB=AB;DEFAIT;;DEF-CERT\nDEFL-2;2026;REC;ANANAS;STATION;100;2026-01-31;AB=AB;;DEFF;TG-D\n',
    ],
  ] as const
  for (const round of [1, 2]) {
    const brought = []
    for (const [genre, as, content] of order) {
      const format = genre === 'parcelles' ? 'geojson' : 'csv'
      const { id, report } = await bringIn(api, {
        genre,
        content: content.replace('defait.agent', `defait.agent-${round}`),
        as,
        format,
      })
      expect([genre, report.filter((line) => !/capacite_|parcelle_par_point/.test(line))]).toEqual([
        genre,
        [],
      ])
      brought.unshift([genre, as, id] as const)
    }
    for (const [genre, as, id] of brought) {
      const undone = await api.post(`/v1/imports/${id}/annuler`, { raison: 'Essai' }, as)
      expect([round, genre, codeOf(undone), undone.body.details]).toEqual([round, genre, '200', undefined])
    }
  }
}, 120_000)
