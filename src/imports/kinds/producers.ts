// Producers.
import { v7 as uuid } from 'uuid'
import { type Kind, text } from '../kind.ts'

/** Producers. */
export const PRODUCTEURS: Kind = {
  genre: 'producteurs',
  noms: { fr: 'Producteurs', en: 'Producers' },
  formats: ['csv', 'xlsx'],
  schema: 'urn:sillon:imports:producteurs',
  cle: 'reference',
  base: () => ({ producteur_id: uuid() }),
  finish: (demand) => {
    demand.piece_identite ??= null
  },
  colonnes: [
    text({
      code: 'reference',
      cle: true,
      noms: { fr: 'Référence', en: 'Reference' },
      explication: {
        fr: 'Votre numéro de producteur : d’autres fichiers le nomment ainsi.',
        en: 'Your own number of the producer, by which other files name them.',
      },
      exemple: 'P-0001',
    }),
    {
      code: 'groupement',
      noms: { fr: 'Groupement', en: 'Group' },
      type: 'code',
      obligatoire: true,
      chemin: 'groupement_id',
      entite: 'groupement',
      explication: { fr: 'Code du groupement.', en: 'Code of the group.' },
      exemple: 'G01',
    },
    text({
      code: 'nom',
      noms: { fr: 'Nom', en: 'Family name' },
      obligatoire: true,
      appelle: true,
      chemin: 'nom',
      explication: { fr: 'Nom de famille.', en: 'Family name.' },
      exemple: 'Adjovi',
    }),
    text({
      code: 'prenoms',
      noms: { fr: 'Prénoms', en: 'Given names' },
      obligatoire: true,
      appelle: true,
      chemin: 'prenoms',
      explication: { fr: 'Tous les prénoms.', en: 'All given names.' },
      exemple: 'Afi Rose',
    }),
    {
      code: 'sexe',
      noms: { fr: 'Sexe', en: 'Sex' },
      type: 'code',
      mots: 'sexe',
      chemin: 'sexe',
      explication: { fr: 'F ou M, ou le mot : femme, homme.', en: 'F or M, or the word: female, male.' },
      exemple: 'F',
    },
    {
      code: 'date_naissance',
      noms: { fr: 'Date de naissance', en: 'Date of birth' },
      type: 'date',
      chemin: 'date_naissance',
      explication: { fr: 'AAAA-MM-JJ ou JJ/MM/AAAA.', en: 'YYYY-MM-DD or DD/MM/YYYY.' },
      exemple: '1984-05-17',
    },
    {
      code: 'telephone',
      noms: { fr: 'Téléphone', en: 'Telephone' },
      type: 'telephone',
      chemin: 'telephone',
      explication: { fr: 'Numéro qui reçoit les messages.', en: 'The number that messages go to.' },
      exemple: '+22997000001',
    },
    text({
      code: 'localite',
      noms: { fr: 'Localité', en: 'Village' },
      chemin: 'localite',
      explication: { fr: 'Village ou lieu de résidence.', en: 'Village or place of residence.' },
      exemple: 'Allada',
    }),
    text({
      code: 'piece_type',
      noms: { fr: 'Type de pièce', en: 'Document kind' },
      chemin: 'piece_identite.type',
      explication: {
        fr: 'cip, passeport, carte_identite ; vide sans pièce.',
        en: 'cip, passeport, carte_identite; empty without a document.',
      },
      exemple: 'cip',
    }),
    text({
      code: 'piece_numero',
      noms: { fr: 'Numéro de pièce', en: 'Document number' },
      chemin: 'piece_identite.numero',
      chiffres: true,
      chiffre: true,
      explication: { fr: 'Numéro écrit sur la pièce.', en: 'The number on the document.' },
      exemple: '1234567890',
    }),
    {
      code: 'piece_pays',
      noms: { fr: 'Pays de la pièce', en: 'Document country' },
      type: 'code',
      mots: 'pays',
      chemin: 'piece_identite.pays',
      explication: {
        fr: 'Pays qui l’a délivrée : code ISO 3166-1 ou nom.',
        en: 'Country that issued it: ISO 3166-1 code or name.',
      },
      exemple: 'BJ',
    },
    {
      code: 'membre_depuis',
      noms: { fr: 'Membre depuis', en: 'Member since' },
      type: 'date',
      chemin: 'membre_depuis',
      explication: {
        fr: 'Jour de l’adhésion au groupement ; vide : le jour de l’import.',
        en: 'The day that they joined the group; empty: the day of the import.',
      },
      exemple: '2021-04-12',
    },
    {
      code: 'derniere_inspection',
      noms: { fr: 'Dernière inspection', en: 'Last inspection' },
      type: 'date',
      chemin: 'derniere_inspection',
      explication: {
        fr: 'Jour de la dernière inspection interne ; la prochaine en dépend.',
        en: 'The day of the last internal inspection, on which the next one depends.',
      },
      exemple: '2025-03-18',
    },
  ],
}
