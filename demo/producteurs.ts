// The producers and plots of the demo, as rows ready to insert. Deterministic: the same rows on every machine.
import { demoId, GROUPEMENT, ORGANISATION, PRODUCTEUR, PRODUIT } from './ids.ts'
import { NAMES_DEMO, NAMES_VOISINE, type Name } from './names.ts'
import { drawParcelle, type Parcelle } from './parcelles.ts'
import { type Point, type Random, seededRandom } from './polygons.ts'

/** A group of producers and the village around which its plots lie. */
export type Groupement = { id: string; code: string; nom: string; localite: string; centre: Point }

/** A producer; `sorti_jours` is the number of days from the producer's exit to the loading of the demo, null for a member. */
export type Producteur = {
  id: string
  groupement_id: string
  nom: string
  prenoms: string
  sexe: 'F' | 'M'
  date_naissance: string
  telephone: string
  localite: string
  sorti_jours: number | null
  piece: { type: string; numero: string; pays: string } | null
}

/** The crops of an organization. */
export type Land = {
  organisation_id: string
  groupements: Groupement[]
  producteurs: Producteur[]
  parcelles: Parcelle[]
}

const GROUPEMENTS_DEMO: Groupement[] = [
  {
    id: GROUPEMENT.allada,
    code: 'ALLADA',
    nom: 'Groupement d’Allada',
    localite: 'Allada',
    centre: [2.146, 6.668],
  },
  {
    id: GROUPEMENT.sekou,
    code: 'SEKOU',
    nom: 'Groupement de Sékou',
    localite: 'Sékou',
    centre: [2.214, 6.627],
  },
  {
    id: GROUPEMENT.attogon,
    code: 'ATTOGON',
    nom: 'Groupement d’Attogon',
    localite: 'Attogon',
    centre: [2.17, 6.698],
  },
  {
    id: GROUPEMENT.togoudo,
    code: 'TOGOUDO',
    nom: 'Groupement de Togoudo',
    localite: 'Togoudo',
    centre: [2.118, 6.64],
  },
]
const GROUPEMENTS_VOISINE: Groupement[] = [
  {
    id: GROUPEMENT.kouma,
    code: 'KOUMA',
    nom: 'Groupement de Kouma',
    localite: 'Kouma-Konda',
    centre: [0.58, 6.95],
  },
]

const ANANAS_AND_MANGUE: Parcelle['cultures'] = [
  { produit_id: PRODUIT.ananas, part_cp: 6000 },
  { produit_id: PRODUIT.mangue, part_cp: 4000 },
]

/** The data that differ between organizations; producers are numbered from the number after `offset`. */
type Region = {
  seed: number
  organisation_id: string
  offset: number
  phonePrefix: string
  pays: string
  groupements: Groupement[]
  names: readonly Name[]
  cultures(index: number): Parcelle['cultures']
}

/** The producers and plots of DEMO: pineapple, some mango, around Allada. */
export function landOfDemo(): Land {
  return draw({
    seed: 20_260,
    organisation_id: ORGANISATION.demo,
    offset: 0,
    phonePrefix: '+22901000000',
    pays: 'BJ',
    groupements: GROUPEMENTS_DEMO,
    names: NAMES_DEMO,
    cultures: (index) =>
      index % 5 === 3 ? ANANAS_AND_MANGUE : [{ produit_id: PRODUIT.ananas, part_cp: 10_000 }],
  })
}

/** The producers and plots of VOISINE: cocoa, on the plateau of Kloto. */
export function landOfVoisine(): Land {
  return draw({
    seed: 20_261,
    organisation_id: ORGANISATION.voisine,
    offset: 1000,
    phonePrefix: '+228000000',
    pays: 'TG',
    groupements: GROUPEMENTS_VOISINE,
    names: NAMES_VOISINE,
    cultures: () => [{ produit_id: PRODUIT.cacao, part_cp: 10_000 }],
  })
}

function draw(region: Region): Land {
  const random = seededRandom(region.seed)
  const cells = new Map<string, number>()
  const producteurs: Producteur[] = []
  const parcelles: Parcelle[] = []
  for (const [index, nom] of region.names.entries()) {
    const groupement = region.groupements[index % region.groupements.length]
    if (!groupement) throw new Error('an organization of the demo has no group')
    const number = region.offset + index + 1
    const producteur = drawProducteur(random, region, number, groupement, nom)
    producteurs.push(producteur)
    for (let rank = 0; rank < (index % 3 === 0 ? 2 : 1); rank++) {
      const cell = cells.get(groupement.id) ?? 0
      cells.set(groupement.id, cell + 1)
      const place = { centre: groupement.centre, cell }
      parcelles.push(drawParcelle(random, 10 * number + rank, producteur, place, region.cultures(index)))
    }
  }
  return { organisation_id: region.organisation_id, groupements: region.groupements, producteurs, parcelles }
}

function drawProducteur(
  random: Random,
  { phonePrefix, pays }: Region,
  number: number,
  groupement: Groupement,
  [nom, prenoms, sexe]: Name,
): Producteur {
  const birth = new Date(
    Date.UTC(1958 + Math.floor(random() * 42), Math.floor(random() * 12), 1 + Math.floor(random() * 28)),
  )
  const id = demoId('producteur', number)
  const suffix = String(number % 100).padStart(2, '0')
  const piece = { type: 'cip', numero: String(1_000_000_000 + Math.floor(random() * 8_999_999_999)), pays }
  return {
    id,
    groupement_id: groupement.id,
    nom,
    prenoms,
    sexe,
    date_naissance: birth.toISOString().slice(0, 10),
    telephone: `${phonePrefix}${suffix}`,
    localite: groupement.localite,
    sorti_jours: id === PRODUCTEUR.departed ? 120 : null,
    piece: number % 2 === 1 ? piece : null,
  }
}
