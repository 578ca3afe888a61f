import type { fr } from './fr.ts'

/** The words of a person's own account, in English. */
export const en: Record<keyof typeof fr, string> = {
  accueil: 'Welcome',
  parcours: 'Welcome. Five things to do once:',
  parcours_langue: 'Choose your language at the top of the page: this browser keeps it.',
  parcours_courriel: 'Give an e-mail address below, if you want reminders.',
  parcours_courriel_fait: 'Your e-mail address is given.',
  parcours_ecrans: 'Open each screen of the menu once: it shows only those of your work.',
  parcours_chercher: 'For all the rest, Ctrl+K: type what you want to do (“pay”, “lost phone”) or a number.',
  parcours_attend:
    '{n, plural, =0 {Nothing waits for you today.} one {# thing waits for you, below.} other {# things wait for you, below.}}',
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
