// Texts of the sign-in pages, by language.

/** Languages of the pages. */
export type Language = 'fr' | 'en'
/** A text in every language. */
export type Words = Readonly<Record<Language, string>>

/** The name of each language, in that language. */
export const LANGUAGES: Readonly<Record<Language, string>> = { fr: 'Français', en: 'English' }

/** Labels of the pages. */
export const LABELS = {
  sign_in: { fr: 'Se connecter', en: 'Sign in' },
  identifiant: { fr: 'Identifiant', en: 'Username' },
  mot_de_passe: { fr: 'Mot de passe', en: 'Password' },
  actuel: { fr: 'Mot de passe actuel', en: 'Current password' },
  nouveau: { fr: 'Nouveau mot de passe', en: 'New password' },
  confirmation: { fr: 'Nouveau mot de passe, encore une fois', en: 'New password, once more' },
  regle: {
    fr: 'Au moins 12 caractères, ni l’ancien, ni l’identifiant.',
    en: 'At least 12 characters, neither the old one nor the username.',
  },
  changer: { fr: 'Changer de mot de passe', en: 'Change password' },
  changer_et_entrer: { fr: 'Changer et se connecter', en: 'Change and sign in' },
  continuer: { fr: 'Continuer', en: 'Continue' },
  retour: { fr: 'Revenir à la connexion', en: 'Back to sign-in' },
  annuler: { fr: 'Annuler', en: 'Cancel' },
  sortir: { fr: 'Se déconnecter', en: 'Sign out' },
  langue: { fr: 'Langue', en: 'Language' },
} as const satisfies Record<string, Words>

/** Messages of the form; `{n}` is a number. */
export const MESSAGES = {
  inconnu: {
    fr: 'Identifiant inconnu ou mot de passe faux.',
    en: 'Unknown username or wrong password.',
  },
  trop_de_tentatives: {
    fr: 'D’autres essais sont en cours pour cet identifiant. Réessayez dans {n} secondes.',
    en: 'Other attempts for this username are under way. Try again in {n} seconds.',
  },
  mot_de_passe_a_changer: {
    fr: 'Ce mot de passe est provisoire. Choisissez le vôtre pour vous connecter.',
    en: 'This password is provisional. Choose your own to sign in.',
  },
  mot_de_passe_refuse: {
    fr: 'Ce nouveau mot de passe n’est pas accepté : au moins 12 caractères et au plus 200, ni l’ancien, ni l’identifiant.',
    en: 'This new password is not accepted: at least 12 characters and at most 200, neither the old one nor the username.',
  },
  confirmation: {
    fr: 'Les deux saisies du nouveau mot de passe diffèrent.',
    en: 'The two entries of the new password differ.',
  },
} as const satisfies Record<string, Words>

/** Notices: pages without a form field. */
export const NOTICES = {
  essais: {
    title: { fr: 'Essais de mots de passe', en: 'Attempts at your password' },
    text: {
      fr: '{n} mots de passe faux ont été essayés pour votre identifiant, le dernier le {le}. Si ce n’était pas vous, prévenez votre administrateur.',
      en: '{n} wrong passwords were tried for your username, the last one on {le}. If it was not you, tell your administrator.',
    },
  },
  expiree: {
    title: { fr: 'Cette page n’est plus valable', en: 'This page is no longer valid' },
    text: {
      fr: 'La demande de connexion a expiré ou a déjà servi. Revenez à l’application et recommencez.',
      en: 'The sign-in expired or was used already. Go back to the application and begin again.',
    },
  },
  refusee: {
    title: { fr: 'Demande refusée', en: 'Request refused' },
    text: {
      fr: 'Le service n’accepte pas la demande de cette application. Prévenez son éditeur.',
      en: 'The service does not accept the request of this application. Tell its publisher.',
    },
  },
  trop: {
    title: { fr: 'Trop de demandes', en: 'Too many requests' },
    text: { fr: 'Réessayez dans une minute.', en: 'Try again in a minute.' },
  },
  indisponible: {
    title: { fr: 'Service indisponible', en: 'Service unavailable' },
    text: { fr: 'Réessayez dans quelques instants.', en: 'Try again in a moment.' },
  },
  erreur: {
    title: { fr: 'Erreur du service', en: 'Service error' },
    text: {
      fr: 'L’erreur est enregistrée. Réessayez plus tard.',
      en: 'The error was recorded. Try again later.',
    },
  },
  sortir: {
    title: { fr: 'Se déconnecter ?', en: 'Sign out?' },
    text: {
      fr: 'Vous quittez la session de ce navigateur et celles des applications qu’elle a ouvertes.',
      en: 'This ends the session of this browser and those of the applications that it opened.',
    },
  },
  sorti: {
    title: { fr: 'Vous êtes déconnecté', en: 'You are signed out' },
    text: { fr: 'Vous pouvez fermer cette page.', en: 'You may close this page.' },
  },
} as const satisfies Record<string, { readonly title: Words; readonly text: Words }>
