// The French words for the codes of an import's report.

/** The words of each code. */
export const WORDS: Readonly<Record<string, string | undefined>> = {
  ajustement_illisible: 'Un ajustement n’est pas lisible : « mesure > seuil par pas : montant max n ».',
  archive_demesuree: 'Le classeur est démesuré une fois décompressé.',
  booleen_inattendu:
    'Le tableur a pris cette valeur pour un vrai ou faux : mettez la colonne au format Texte et ressaisissez-la.',
  calendrier_1904: 'Le classeur compte ses dates depuis 1904 : enregistrez-le avec le calendrier de 1900.',
  campagne_non_ouverte: 'La campagne n’est pas ouverte.',
  capacite_deja_connue: 'Une capacité de cette campagne est déjà proposée ou validée.',
  capacite_depassee: 'Il a été collecté plus que la capacité ne permet.',
  capacite_differente: 'Les parcelles donnent ici une autre capacité.',
  capacite_sans_parcelle: 'Le producteur ne cultive rien de cette matière dans cet état.',
  cellule_en_erreur:
    'La cellule contient l’erreur d’un calcul, ou ce qu’un programme écrit pour rien, pas une valeur.',
  cellules_en_trop:
    'La ligne a plus de cellules que de titres : une virgule ou un point-virgule de trop a décalé ses valeurs. Mettez ce texte entre guillemets.',
  certificat_deja_connu: 'Ce certificat est déjà enregistré.',
  chevauchement_parcelle: 'La parcelle recouvre une autre parcelle.',
  classeur_illisible: 'Le classeur ne peut pas être lu : il faut un fichier .xlsx sans mot de passe.',
  client_deja_connu: 'Un client porte déjà ce code.',
  colonne_absente: 'Une colonne obligatoire manque.',
  colonne_inconnue: 'Un titre n’est le nom d’aucune colonne.',
  colonne_repetee: 'Une colonne est donnée plusieurs fois.',
  contrat_refuse: 'Un contrat porte déjà ce code, ou finit avant de commencer.',
  culture_absente: 'La parcelle ne cultive pas ce produit.',
  date_ambigue:
    'Le jour se lit de deux façons : la colonne met ici le jour, là le mois en premier. Écrivez AAAA-MM-JJ.',
  date_illisible: 'La date n’est pas lisible : AAAA-MM-JJ ou JJ/MM/AAAA.',
  doublon_fichier: 'Une autre ligne du fichier porte la même référence.',
  doublon_identite: 'Un autre producteur a la même pièce d’identité.',
  ecart_calcul: 'Ce qui est déclaré ne s’accorde pas avec le calcul.',
  emplacement_ferme: 'L’emplacement est fermé.',
  encodage_illisible: 'Le texte du fichier ne peut pas être lu : enregistrez-le en UTF-8.',
  erreur_interne: 'Le service n’a pas pu aller au bout : demandez-le encore une fois.',
  etat_inconnu: 'Cet état n’est pas du référentiel des capacités.',
  fichier_absent: 'Le fichier n’est pas arrivé.',
  fichier_different: 'Le fichier arrivé n’est pas celui qui était annoncé.',
  fichier_vide: 'Le fichier ne contient aucune ligne.',
  forme_illisible:
    'Le contour n’est pas lisible : un seul polygone, ou un seul point au-dessous de 4 hectares, longitude puis latitude en degrés.',
  forme_partielle: 'Le polygone est lu ; ce qui l’accompagnait (étiquette, tracé) est laissé de côté.',
  formule_refusee: 'La cellule contient une formule : seule une valeur est admise.',
  fournisseur_refuse: 'Ce fournisseur ou son certificat existe déjà.',
  droit_manquant: 'Attribuer des ensembles demande la permission de les gérer.',
  ensemble_inconnu: 'Un de ces ensembles de permissions n’existe pas.',
  geojson_illisible: 'Le fichier n’est pas une collection GeoJSON lisible.',
  groupement_code_pris: 'Un groupement porte déjà ce code.',
  groupement_different: 'Le membre est d’un autre groupement, et n’en change que par un événement daté.',
  homonyme: 'Un autre producteur porte les mêmes nom et prénoms, dans un ordre ou un autre.',
  identifiant_deja_pris: 'Un compte de l’organisation porte déjà ce nom.',
  fichier_trop_complexe:
    'Le fichier est trop imbriqué, ou une balise, un texte ou une ligne y est trop long, ou sa lecture demande trop de mémoire ou de temps : enregistrez-le de nouveau depuis votre tableur ou votre carte, ou divisez-le.',
  jour_inattendu:
    'Le tableur a pris cette valeur pour un jour : mettez la colonne au format Texte et ressaisissez-la.',
  kml_illisible: 'Le fichier n’est pas un KML lisible.',
  lettres_non_imprimees: 'Les papiers n’ont pas de police pour ces lettres : ils les montrent comme « � ».',
  lettres_semblables: 'Des lettres cyrilliques ou grecques ressemblent ici à des lettres latines.',
  ligne_masquee: 'Le classeur ne montre pas cette ligne : elle est lue comme les autres.',
  lignes_mal_formees:
    'Le fichier CSV est mal formé : un guillemet n’est pas fermé, ou une ligne est trop longue.',
  lot_deja_repris: 'Un lot de ce code est déjà repris.',
  membre_inchange: 'Le membre est connu et la ligne ne change rien.',
  mesure_inconnue: 'Le produit n’a pas cette mesure dans la campagne.',
  mise_a_jour: 'Le membre est connu : ces valeurs remplacent celles d’avant.',
  nombre_abrege:
    'Un programme a écrit ce numéro comme un nombre, en abrégé ou avec des décimales : mettez la colonne au format Texte et ressaisissez-le.',
  nombre_ambigu:
    'Le nombre se lit de deux façons : la marque sépare les milliers ou les décimales. Écrivez-le sans séparateur de milliers.',
  nombre_illisible: 'Le nombre n’est pas lisible : des chiffres seuls, sans unité ni monnaie.',
  parametre_invalide: 'La valeur n’est pas admise : un jour à venir, ou plus fin que l’unité.',
  parcelle_par_point:
    'La parcelle n’a qu’un point : elle n’est comparée à aucune autre et ne donne pas de capacité jusqu’à son relevé.',
  parcelle_lointaine:
    'La parcelle est loin de toutes les autres : vérifiez l’ordre de la longitude et de la latitude.',
  piece_differente: 'Le membre est connu et sa pièce d’identité n’est pas celle-là.',
  polygone_invalide: 'Le contour n’est pas une forme valable.',
  producteur_deja_connu: 'Un membre de l’organisation porte déjà cette référence.',
  produit_introuvable: 'Ce produit n’est pas de la campagne.',
  qualite_non_admise: 'L’emplacement n’admet pas cette qualité.',
  reference_ambigue: 'Plusieurs enregistrements portent ce nom.',
  reference_inconnue: 'Rien ne porte ce nom dans l’organisation.',
  rendement_deja_connu: 'Un rendement repris est déjà en vigueur.',
  rendement_inconnu: 'Une parcelle n’a pas de rendement.',
  solde_deja_repris: 'Un solde de la même campagne, devise et date lui est déjà dû.',
  statut_inchange: 'La parcelle a déjà cet état depuis ce jour.',
  telephone_illisible: 'Ce n’est pas un numéro de téléphone : un seul numéro, en chiffres, ou rien.',
  texte_illisible:
    'Le texte a perdu des lettres dans une conversion, ou contient un caractère qui ne peut pas être conservé.',
  texte_trop_long: 'Le texte est trop long.',
  trop_de_colonnes: 'Le fichier a trop de colonnes.',
  trop_de_decimales: 'Le nombre a plus de décimales que l’unité n’en admet.',
  trop_de_lignes: 'Le fichier a trop de lignes.',
  valeur_differente: 'La première ligne du même enregistrement dit autre chose.',
  valeur_invalide: 'La valeur n’est pas admise.',
  valeur_manquante: 'La valeur manque.',
}

/** The words for the reasons of a refused value or file; `{name}` is the detail of that name. */
export const REASONS: Readonly<Record<string, string | undefined>> = {
  annee: 'Son année n’est pas entre 1900 et 2100 : écrivez-la dans le calendrier grégorien.',
  anneau_interieur: 'Il a un trou : un seul contour est admis.',
  anneau_ouvert: 'Son dernier sommet ne rejoint pas le premier.',
  entite_inconnue:
    'Ligne {ligne} : XML ne connaît pas « {lu} ». Mettez-y la lettre ou l’espace qu’il remplace, ou « &amp; » pour le signe &.',
  esperluette_seule: 'Ligne {ligne}, « {lu} » : le signe & s’écrit « &amp; » dans un KML.',
  mal_forme: 'Ligne {ligne} : une balise manque, n’est pas fermée, ou n’a pas sa place là.',
  antimeridien: 'Il traverse le 180e méridien : enregistrez une parcelle de chaque côté.',
  autre_ecriture: 'Ce sont {lettres} ; en lettres latines, ce serait « {latin} ».',
  classeur: 'C’est un classeur : annoncez-le comme .xlsx, ou enregistrez-le en CSV.',
  guillemet: 'Ligne {ligne}, « {lu} » : le guillemet ne se ferme pas avant la cellule suivante.',
  hors_bornes: 'Il sort des bornes : longitude puis latitude, en degrés, de -180 à 180 et de -90 à 90.',
  point_sans_surface:
    'Un point ne suffit que si la surface est donnée, au-dessous de 4 hectares : donnez-la, ou le contour.',
  point_trop_grand: 'À partir de 4 hectares un point ne suffit pas : donnez le contour.',
  sans_surface: 'Il n’a pas de surface.',
  se_croise: 'Son tracé se croise.',
  systeme: 'Ses coordonnées sont du système « {lu} » et non de WGS 84 : exportez-le en EPSG:4326.',
  titre_proche: '« {lu} » ressemble à « {proche} » : corrigez ce titre, ou retirez sa colonne.',
  trop_complexe: 'Il a trop de détails pour être jugé.',
  trop_grand: 'Il est plus grand que l’organisation ne l’admet.',
  trop_peu_de_points: 'Il faut au moins trois sommets.',
}
