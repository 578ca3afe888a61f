/** The words of a person's own account, in French. */
export const fr = {
  accueil: 'Accueil',
  parcours: 'Bienvenue. Cinq choses à faire une fois :',
  parcours_langue: 'Choisissez votre langue en haut de la page : elle reste dans ce navigateur.',
  parcours_courriel: 'Donnez une adresse de courriel plus bas, si vous voulez des rappels.',
  parcours_courriel_fait: 'Votre adresse de courriel est donnée.',
  parcours_ecrans: 'Ouvrez chaque écran du menu une fois : il ne montre que ceux de votre travail.',
  parcours_chercher:
    'Pour tout le reste, Ctrl+K : tapez ce que vous voulez faire (« payer », « téléphone perdu ») ou un numéro.',
  parcours_attend:
    '{n, plural, =0 {Rien n’attend de vous aujourd’hui.} one {# chose attend de vous, ci-dessous.} other {# choses attendent de vous, ci-dessous.}}',
  etat: 'État de l’accueil : {etat}',
  relances: 'Ce qui attend',
  relances_aucune: 'Rien n’attend.',
  suite: 'Il y en a d’autres.',
  courriel: 'Courriel',
  adresse: 'Adresse : {adresse}',
  adresse_aucune: 'Aucune adresse : vous ne recevez pas de rappels par courriel.',
  en_attente: 'À confirmer : {adresse}. Un code y a été envoyé.',
  rappels: 'Rappels',
  rappel: 'Rappel',
  jours: 'Délai, en jours',
  recu: 'Reçu',
  oui: 'oui',
  non: 'non',
  actes: 'Ce que vous pouvez faire',
  rattachements: 'Autres organisations',
  rattachements_quoi:
    'Une organisation peut demander à travailler avec votre compte. Le code vient de son administrateur.',
  organisation: 'Organisation',
  demande_le: 'Demandé le',
  langue: 'Langue et mot de passe',
  langue_quoi:
    'La langue se change en haut de la page, et reste dans ce navigateur. Un mot de passe oublié est remplacé par votre administrateur, et changé à la connexion.',
  anciens: 'Arrêtés, et qui ne sont plus pour vous : {genres}.',
} as const
