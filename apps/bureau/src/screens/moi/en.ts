import type { fr } from './fr.ts'

/** The words of a person's own account, in English. */
export const en: Record<keyof typeof fr, string> = {
  accueil: 'Welcome',
  etat: 'State of the welcome: {etat}',
  relances: 'What waits',
  relances_aucune: 'Nothing waits.',
  suite: 'There are more.',
  courriel: 'E-mail',
  adresse: 'Address: {adresse}',
  adresse_aucune: 'No address: you get no reminders by e-mail.',
  en_attente: 'To be confirmed: {adresse}. A code was sent there.',
  rappels: 'Reminders',
  rappel: 'Reminder',
  jours: 'Delay, in days',
  recu: 'Received',
  oui: 'yes',
  non: 'no',
  actes: 'What you can do',
  rattachements: 'Other organizations',
  rattachements_quoi:
    'An organization may ask to work with your account. The code comes from its administrator.',
  organisation: 'Organization',
  demande_le: 'Asked on',
  langue: 'Language and password',
  langue_quoi:
    'The language is changed at the top of the page, and stays in this browser. A forgotten password is replaced by your administrator, and changed at the sign-in.',
  anciens: 'Stopped, and no longer meant for you: {genres}.',
}
