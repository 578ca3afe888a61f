-- The setting keys, their types, bounds, units and defaults. A key whose last segment is in angle
-- brackets declares a family: one setting for each process or product.
-- Spec: reglages#cles.
-- Chosen: the bounds; docs/decisions/0020-reglages.md.
insert into reglage.cle
  (cle, type, minimum, maximum, valeurs, membres, suffixe, defaut, unite, description,
   description_fr)
values
  ('appareil.code_enrolement_h', 'entier', 1, 168, null, null, null, '24', 'h',
   'Validity of an enrolment code',
   'Durée de validité d''un code d''enrôlement'),
  ('appareil.code_vidage_h', 'entier', 1, 168, null, null, null, '24', 'h',
   'Validity of a code that drains a phone',
   'Durée de validité d''un code qui vide un téléphone'),
  ('appareil.jeton_vidage_min', 'entier', 1, 60, null, null, null, '30', 'min',
   'Lifetime of the token that such a code is exchanged for',
   'Durée du jeton contre lequel un tel code est échangé'),
  ('carte.images', 'adresse_images', null, null, null, null, null, null, null,
   'Address of the imagery under the maps of the workbench, with {z}, {x} and {y} for the place of '
   'a tile: its server sees the places of the plots that members look at; without it no map asks '
   'another server',
   'Adresse des images sous les cartes du bureau ({z}, {x} et {y} y sont les places de la '
   'tuile) : son serveur voit les lieux des parcelles que les membres regardent ; sans elle, '
   'aucune carte ne demande rien à un autre serveur'),
  ('conservation.preuves_annees', 'entier', 5, 100, null, null, null, '5', 'annees',
   'How long what evidences organic status is kept before an operator may erase whom it names',
   'Durée pendant laquelle sont gardées les preuves du statut biologique, avant qu''un '
   'opérateur puisse effacer les personnes qu''elles nomment'),
  ('expedition.eudr.<product>', 'booleen', null, null, null, null, 'product', 'false', null,
   'Whether the product is under the EU regulation on deforestation; for the module ventes',
   'Le produit relève du règlement de l''UE sur la déforestation ; pour le module ventes'),
  ('expedition.eudr_pays', 'texte', null, null, string_to_array(
     'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO ' ||
     'BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ ' ||
     'DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP ' ||
     'GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG ' ||
     'KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML ' ||
     'MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE ' ||
     'PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL ' ||
     'SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM ' ||
     'US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW', ' '),
   null, null, null, null, 'Country of the plots, ISO 3166-1: for statements on deforestation',
   'Pays des parcelles, ISO 3166-1 : pour les déclarations sur la déforestation'),
  ('fichiers.adresse_envoi_min', 'entier', 1, 60, null, null, null, '15', 'min',
   'How long the signed address of a file''s sending holds',
   'Durée de l''adresse signée à laquelle un fichier est envoyé'),
  ('fichiers.adresse_lecture_min', 'entier', 1, 60, null, null, null, '5', 'min',
   'How long the signed address of a file''s reading holds',
   'Durée de l''adresse signée à laquelle un fichier est lu'),
  ('fichiers.taille_max_ko', 'objet', null, null, null,
   '{"autre": {"minimum": 1, "maximum": 1048576}, "formulaire": {"minimum": 1, "maximum": 1048576},
     "photo": {"minimum": 1, "maximum": 1048576},
     "piece_identite": {"minimum": 1, "maximum": 1048576},
     "signature": {"minimum": 1, "maximum": 1048576},
     "trace_gps": {"minimum": 1, "maximum": 1048576}}', null,
   '{"autre": 10240, "formulaire": 10240, "photo": 10240, "piece_identite": 10240,
     "signature": 1024, "trace_gps": 10240}', 'ko',
   'Largest file of each role, in units of 1024 bytes; a role that is left out keeps its default',
   'Taille maximale d''un fichier selon son rôle, en unités de 1024 octets ; un rôle omis garde '
   'sa valeur par défaut'),
  ('inspections.echantillon_cp', 'entier', 0, 10000, null, null, null, '200', 'cp',
   'Part of the members of a group of whom a sample is taken each year; (EU) 2021/279, '
   'article 7 (d), for the module inspection',
   'Part des membres d''un groupement chez qui un échantillon est prélevé chaque année ; (UE) '
   '2021/279, article 7, point d), pour le module inspection'),
  ('inspections.interne_mois', 'entier', 1, 60, null, null, null, '12', 'mois',
   'Longest time between two internal inspections of a member; (EU) 2018/848, article 36 (1) (g), '
   'yearly, for the module inspection',
   'Plus long délai entre deux inspections internes d''un membre ; (UE) 2018/848, article 36, '
   'paragraphe 1, point g), un an, pour le module inspection'),
  ('inspections.reinspection_cp', 'entier', 0, 10000, null, null, null, '500', 'cp',
   'Part of the members of a group inspected a second time each year; (EU) 2021/279, '
   'article 7 (e), for the module inspection',
   'Part des membres d''un groupement inspectés une seconde fois chaque année ; (UE) 2021/279, '
   'article 7, point e), pour le module inspection'),
  ('inspections.reinspection_min', 'entier', 0, 10000, null, null, null, '10', null,
   'How many members of a group at least are inspected a second time each year; (EU) 2021/279, '
   'article 7 (e), for the module inspection',
   'Nombre minimal de membres d''un groupement inspectés une seconde fois chaque année ; (UE) '
   '2021/279, article 7, point e), pour le module inspection'),
  ('limites.appareil_par_min', 'entier', 60, 1000000, null, null, null, '3000', null,
   'Requests to the synchronization that one device may make in a minute, at each process',
   'Requêtes de synchronisation qu''un appareil peut faire par minute, à chaque processus'),
  ('limites.compte_par_min', 'entier', 60, 1000000, null, null, null, '12000', null,
   'Requests that one account may make in a minute, at each process of the service',
   'Requêtes qu''un compte peut faire par minute, à chaque processus du service'),
  ('limites.organisation_par_min', 'entier', 600, 1000000, null, null, null, '60000', null,
   'Requests that all accounts of the organization together may make in a minute, at each process',
   'Requêtes que tous les comptes de l''organisation ensemble peuvent faire par minute, à '
   'chaque processus'),
  ('paiements.prime_bio.<product>', 'objet', null, null, null,
   '{"montant_kg": {"minimum": 0, "maximum": 1000000000},
     "taux_cp": {"minimum": 0, "maximum": 10000}}', 'product', null, null,
   'Premium of organic goods: an amount a kilogram in minor units of the organization''s currency, '
   'and a part of the price in hundredths of a percent; for the module contrats',
   'Prime des produits biologiques : un montant par kilogramme en unités mineures de la monnaie '
   'de l''organisation, et une part du prix en centièmes de pour cent ; pour le module contrats'),
  ('paiements.seuil_validation', 'entier', 0, 1000000000000, null, null, null, null, null,
   'Payments above this amount, in minor units of the organization''s currency, wait for a second '
   'person; for the module contrats',
   'Les paiements au-dessus de ce montant, en unités mineures de la monnaie de l''organisation, '
   'attendent une seconde personne ; pour le module contrats'),
  ('parcelles.chevauchement_min_m2', 'entier', 0, 1000000, null, null, null, '50', 'm2',
   'Smallest overlap of two plots that is flagged',
   'Plus petit chevauchement de deux parcelles qui est signalé'),
  ('parcelles.tolerance_surface_cp', 'entier', 0, 10000, null, null, null, '100', 'cp',
   'Tolerated gap between the phone''s surface and the server''s',
   'Écart toléré entre la surface du téléphone et celle du serveur'),
  ('procedes.niveau_suivi.<process>', 'texte', null, null, '{detaille,global}', null, 'process',
   '"detaille"', null, 'How finely a process is followed; for the module procedes',
   'Finesse du suivi d''un procédé ; pour le module procedes'),
  ('procedes.tolerance_bilan', 'entier', 0, 10000, null, null, null, null, 'cp',
   'Tolerated gap of a step''s balance; for the module procedes',
   'Écart toléré du bilan d''une étape ; pour le module procedes'),
  ('reception.certificat_mode', 'texte', null, null, '{bloquer,exiger_note}', null, null,
   '"bloquer"', null, 'What a certificate not in force does to a reception; for the module stock',
   'Effet d''un certificat qui n''est pas en vigueur sur une réception ; pour le module stock'),
  ('reception.seuils.<product>', 'objet', null, null, null,
   '{"humidite_max_cp": {"minimum": 0, "maximum": 10000},
     "impuretes_max_cp": {"minimum": 0, "maximum": 10000}}',
   'product', null, 'cp',
   'Most moisture and impurities of a received product; for the module stock',
   'Humidité et impuretés maximales d''un produit reçu ; pour le module stock'),
  ('reception.seuils_effet', 'texte', null, null, '{exiger_note,quarantaine}', null, null,
   '"quarantaine"', null, 'What a crossed threshold does to a reception; for the module stock',
   'Effet d''un seuil dépassé sur une réception ; pour le module stock'),
  ('relances.certificat_jours', 'entier', 0, 365, null, null, null, '60', 'jours',
   'So long before and after its end a certificate is reminded of; 0: never',
   'Un certificat est rappelé si longtemps avant et après sa fin ; 0 : jamais'),
  ('relances.controle_jours', 'entier', 0, 365, null, null, null, '7', 'jours',
   'Controls open for longer are reminded of; 0: never',
   'Les contrôles ouverts depuis plus longtemps sont rappelés ; 0 : jamais'),
  ('relances.heure', 'entier', 0, 23, null, null, null, '6', 'h',
   'From this hour on, in the organization''s time zone, the reminders of the day leave',
   'À partir de cette heure, dans le fuseau de l''organisation, partent les rappels du jour'),
  ('relances.inspection_jours', 'entier', 0, 365, null, null, null, '14', 'jours',
   'So long before they are due inspections and samples are reminded of; 0: never',
   'Les inspections et les échantillons sont rappelés si longtemps avant leur échéance ; 0 : '
   'jamais'),
  ('relances.licence_jours', 'entier', 0, 365, null, null, null, '30', 'jours',
   'So long before its end the licence is reminded of; 0: never',
   'La licence est rappelée si longtemps avant sa fin ; 0 : jamais'),
  ('relances.mesure_jours', 'entier', 0, 365, null, null, null, '7', 'jours',
   'So long before it is due the correction of a non-conformity is reminded of; 0: never',
   'La correction d''une non-conformité est rappelée si longtemps avant son échéance ; 0 : '
   'jamais'),
  ('relances.saisie_jours', 'entier', 0, 60, null, null, null, '3', 'jours',
   'Phones in use that sent nothing for longer are reminded of; 0: never',
   'Les téléphones en service qui n''ont rien envoyé depuis plus longtemps sont rappelés ; 0 : '
   'jamais'),
  ('relances.webhook_jours', 'entier', 0, 365, null, null, null, '30', 'jours',
   'So long after the service turned a webhook off it is reminded of; 0: never',
   'Un webhook coupé par le service est rappelé pendant ce temps ; 0 : jamais'),
  ('sync.alerte_non_synchronise_h', 'entier', 1, 720, null, null, null, '24', 'h',
   'After this long the phone warns of data that is not synchronized',
   'Délai après lequel le téléphone avertit de données non synchronisées'),
  ('sync.conservation_commandes_jours', 'entier', 1, 365, null, null, null, '7', 'jours',
   'How long the phone keeps a command after its result',
   'Durée pendant laquelle le téléphone garde une commande après son résultat'),
  ('sync.ecart_horloge_max_min', 'entier', 0, 1440, null, null, null, '10', 'min',
   'Tolerated gap between the phone''s clock and its estimate of server time',
   'Écart toléré entre l''horloge du téléphone et son estimation de l''heure du serveur'),
  ('sync.fenetre_collectes_jours', 'entier', 1, 3660, null, null, null, '30', 'jours',
   'How long phones receive an agent''s collections',
   'Ancienneté des collectes d''un agent que reçoivent les téléphones'),
  ('sync.hors_ligne_max_jours', 'entier', 1, 60, null, null, null, '7', 'jours',
   'Longest offline capture; beyond, hors_ligne_depasse, and no new capture on the phone',
   'Plus longue saisie hors ligne ; au-delà, hors_ligne_depasse, et plus de saisie sur le '
   'téléphone'),
  ('sync.jeton_min', 'entier', 1, 60, null, null, null, '5', 'min', 'Lifetime of a sync token',
   'Durée d''un jeton de synchronisation'),
  ('sync.piece_manquante_jours', 'entier', 1, 365, null, null, null, '14', 'jours',
   'Delay before an awaited attachment is piece_manquante',
   'Délai avant qu''une pièce attendue soit piece_manquante'),
  ('sync.suite_lot_plein_min', 'entier', 0, 120, null, null, null, '10', 'min',
   'A batch that follows a full one within this time continues its synchronization',
   'Un lot qui suit un lot plein dans ce délai continue sa synchronisation'),
  ('sync.volume_cible_mo', 'entier', 1, 1000, null, null, null, '20', 'Mo',
   'Target of the data that a phone holds; for the replication',
   'Volume de données visé sur un téléphone ; pour la réplication'),
  ('vente.certificat_mode', 'texte', null, null, '{bloquer,signal}', null, null, '"bloquer"', null,
   'What a certificate not in force does to a sale; for the module ventes',
   'Effet d''un certificat qui n''est pas en vigueur sur une vente ; pour le module ventes')
on conflict (cle) do update
  set type = excluded.type, minimum = excluded.minimum, maximum = excluded.maximum,
      valeurs = excluded.valeurs, membres = excluded.membres, suffixe = excluded.suffixe,
      defaut = excluded.defaut, unite = excluded.unite, description = excluded.description,
      description_fr = excluded.description_fr
  where (cle.type, cle.minimum, cle.maximum, cle.valeurs, cle.membres, cle.suffixe, cle.defaut,
         cle.unite, cle.description, cle.description_fr)
        is distinct from (excluded.type, excluded.minimum, excluded.maximum, excluded.valeurs,
                          excluded.membres, excluded.suffixe, excluded.defaut, excluded.unite,
                          excluded.description, excluded.description_fr);
