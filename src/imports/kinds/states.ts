// Quality states of plots through time.
import { type Demand, type Kind, text } from '../kind.ts'
import { PARCELLE } from './approved.ts'

/** Quality states: one row per state of a plot under a referential, with the first day of the state. */
export const STATUTS: Kind = {
  genre: 'statuts',
  noms: { fr: 'Statuts', en: 'Quality states' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:routes:conformite_reviser#/$defs/corps',
  base: () => ({ raison: 'Reprise' }),
  finish: begin,
  colonnes: [
    PARCELLE,
    {
      code: 'referentiel',
      noms: { fr: 'Référentiel', en: 'Referential' },
      type: 'code',
      obligatoire: true,
      chemin: 'referentiel_code',
      explication: { fr: 'Code du référentiel.', en: 'Code of the referential.' },
      exemple: 'AB',
    },
    {
      code: 'etat',
      noms: { fr: 'État', en: 'State' },
      type: 'code',
      obligatoire: true,
      chemin: 'etat_code',
      explication: {
        fr: 'Code de l’état dans le référentiel ; une ligne par état, de la plus ancienne à la plus récente.',
        en: 'Code of the state in the referential; a row for each state, the oldest first.',
      },
      exemple: 'C1',
    },
    {
      code: 'depuis',
      noms: { fr: 'Depuis', en: 'Since' },
      type: 'date',
      obligatoire: true,
      chemin: 'depuis',
      explication: { fr: 'Premier jour de cet état.', en: 'The first day of that state.' },
      exemple: '2024-03-01',
    },
    text({
      code: 'raison',
      noms: { fr: 'Raison', en: 'Reason' },
      chemin: 'raison',
      explication: { fr: 'Pourquoi ; « Reprise » quand vide.', en: 'Why; “Reprise” when empty.' },
      exemple: 'Contrôle annuel 2024',
    }),
    text({
      code: 'derogation_raison',
      noms: { fr: 'Dérogation', en: 'Derogation' },
      chemin: 'derogation.raison',
      explication: {
        fr: 'Pourquoi l’état vient plus tôt que le calendrier de conversion.',
        en: 'Why the state comes sooner than the conversion calendar.',
      },
      exemple: '',
    }),
    text({
      code: 'derogation_preuve',
      noms: { fr: 'Preuve de la dérogation', en: 'Proof of the derogation' },
      chemin: 'derogation.preuve',
      explication: { fr: 'Ce qui la prouve.', en: 'What proves it.' },
      exemple: '',
    }),
  ],
}

// Completes a day to a timestamp; the database converts it to the start of that day in the organization's time zone.
function begin(demand: Demand): void {
  if (typeof demand.depuis === 'string') demand.depuis = `${demand.depuis}T00:00:00Z`
}
