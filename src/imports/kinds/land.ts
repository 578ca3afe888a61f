// Plots.
import { v7 as uuid } from 'uuid'
import { type Demand, type Kind, text } from '../kind.ts'

/** Plots with one crop and their shape, or with a point instead of the shape. */
export const PARCELLES: Kind = {
  genre: 'parcelles',
  noms: { fr: 'Parcelles', en: 'Plots' },
  formats: ['geojson', 'kml', 'csv', 'xlsx'],
  schema: 'urn:sillon:imports:parcelles',
  verrouille: true,
  base: () => ({
    parcelle_id: uuid(),
    surface_declaree_m2: 0,
    cultures: [{ part_cp: 10_000, strate: 'principal' }],
    releve: { polygone_id: uuid() },
  }),
  finish: survey,
  cle: 'reference',
  colonnes: [
    text({
      code: 'reference',
      cle: true,
      noms: { fr: 'Référence', en: 'Reference' },
      explication: {
        fr: 'Votre numéro de parcelle : d’autres fichiers la nomment ainsi.',
        en: 'Your own number of the plot, by which other files name it.',
      },
      exemple: 'P-0001-A',
    }),
    text({
      code: 'producteur',
      noms: { fr: 'Producteur', en: 'Producer' },
      obligatoire: true,
      chemin: 'producteur_id',
      entite: 'producteur',
      explication: {
        fr: 'Référence du producteur dans son import, ou numéro de sa pièce d’identité.',
        en: 'The producer’s reference in their import, or the number of their identity document.',
      },
      exemple: 'P-0001',
    }),
    text({
      code: 'nom',
      noms: { fr: 'Nom', en: 'Name' },
      obligatoire: true,
      chemin: 'nom',
      explication: { fr: 'Nom de la parcelle.', en: 'Name of the plot.' },
      exemple: 'Champ du puits',
    }),
    text({
      code: 'produit',
      noms: { fr: 'Produit', en: 'Product' },
      obligatoire: true,
      chemin: 'cultures.0.produit_id',
      entite: 'produit',
      explication: { fr: 'Code du produit cultivé.', en: 'Code of the product grown.' },
      exemple: 'ANANAS',
    }),
    {
      code: 'part',
      noms: { fr: 'Part (%)', en: 'Share (%)' },
      type: 'decimal',
      decimales: 2,
      pourcent: true,
      chemin: 'cultures.0.part_cp',
      explication: {
        fr: 'Part de la surface ; 100 quand vide.',
        en: 'Share of the surface; 100 when empty.',
      },
      exemple: '100',
    },
    {
      code: 'surface_ha',
      noms: { fr: 'Surface (ha)', en: 'Surface (ha)' },
      type: 'decimal',
      mots: 'surface',
      decimales: 4,
      chemin: 'surface_declaree_m2',
      explication: {
        fr: 'Surface déclarée en hectares, ou avec son unité (ha, a, ca, m²) ; mesurée quand vide. Une parcelle donnée par un point doit la dire.',
        en: 'Declared surface in hectares, or with its unit (ha, a, ca, m²); as measured when empty. A plot given by a point has to tell it.',
      },
      exemple: '1,25',
    },
    {
      code: 'date_releve',
      noms: { fr: 'Date du relevé', en: 'Date of the survey' },
      type: 'date',
      chemin: 'releve.fin',
      explication: {
        fr: 'Jour du relevé ; aujourd’hui quand vide.',
        en: 'Day of the survey; today when empty.',
      },
      exemple: '2026-03-02',
    },
    {
      code: 'forme',
      noms: { fr: 'Sommets (longitude, latitude)', en: 'Vertices (longitude, latitude)' },
      type: 'forme',
      obligatoire: true,
      chemin: 'releve.geojson',
      explication: {
        fr: 'Contour WGS 84 : une ligne par sommet dans les colonnes longitude et latitude, en degrés ; le dernier rejoint le premier. Au-dessous de 4 hectares, un point suffit : une seule ligne.',
        en: 'Outline in WGS 84: a line for each vertex, in columns longitude and latitude, in degrees; the last joins the first. Below 4 hectares a point suffices: one line alone.',
      },
      exemple: '',
    },
  ],
}

type Survey = {
  fin?: string
  debut?: string
  geojson?: { type: string; coordinates: unknown[][] }
  [member: string]: unknown
}

function survey(demand: Demand): void {
  const releve = demand.releve as Survey
  const fin = releve.fin === undefined ? new Date().toISOString() : `${releve.fin}T12:00:00Z`
  const { type, coordinates = [] } = releve.geojson ?? {}
  Object.assign(releve, {
    debut: fin,
    fin,
    nb_points: type === 'Point' ? 1 : Math.max(0, (coordinates[0]?.length ?? 0) - 1),
    precision_mediane_cm: 0,
    surface_telephone_m2: 0,
  })
}
