-- Personal values: the tables with such values, the kind of record to which their rows belong, and
-- the columns. Everything else stays: ids, quantities, the ledger, decisions, fingerprints.
-- Spec: conservation#valeurs.
-- Chosen: docs/decisions/0086-conservation.md.
with souhait (relation, genre, condition, textes, vides, entiers, documents) as (
  values
    ('producteur.producteur', 'producteur', 'r.id = any ($1::uuid[])',
     '{nom,prenoms,telephone,localite}'::text[], '{sexe,date_naissance}'::text[], '{}'::text[],
     '{}'::text[]),
    ('producteur.piece_identite', 'producteur', 'r.producteur_id = any ($1::uuid[])', '{numero}',
     '{}', '{}', '{}'),
    ('producteur.champ', 'producteur',
     'r.producteur_id = any ($1::uuid[]) and r.champ <> ''groupement_id''', '{}', '{}', '{valeur}',
     '{}'),
    ('journal.evenement', 'producteur',
     'r.entite = ''producteur'' and r.entite_id = any ($1::uuid[])', '{}', '{}', '{}',
     '{details}'),
    ('sceau.feuille', 'producteur',
     'r.evenement_id in (select e.id from journal.evenement e '
     || 'where e.entite = ''producteur'' and e.entite_id = any ($1::uuid[]))', '{}', '{sel}', '{}',
     '{}'),
    ('commande.commande', 'commande', 'r.id = any ($1::uuid[])', '{}', '{}', '{}', '{enveloppe}'),
    ('commande.commande_resultat', 'commande', 'r.commande_id = any ($1::uuid[])', '{}', '{}',
     '{}', '{details}'),
    ('commande.correction', 'commande', 'r.commande_id = any ($1::uuid[])', '{}', '{}', '{}',
     '{payload}'),
    ('commande.reprise', 'commande', 'r.commande_id = any ($1::uuid[])', '{}', '{}', '{}',
     '{payload}'),
    ('collecte.correction', 'commande',
     'r.collecte_id in (select c.id from collecte.collecte c '
     || 'where c.commande_id = any ($1::uuid[]))', '{}', '{}', '{}', '{payload}'),
    ('collecte.signalement', 'commande', 'r.commande_id = any ($1::uuid[])', '{}', '{}', '{}',
     '{correction_proposee}'),
    ('livraison.bon', 'commande', 'r.commande_id = any ($1::uuid[])', '{chauffeur}', '{}', '{}',
     '{}'),
    ('controle.controle', 'commande', 'r.commande_id = any ($1::uuid[])', '{}', '{}', '{}',
     '{details}'),
    ('journal.evenement', 'commande', 'r.commande_id = any ($1::uuid[])', '{}', '{}', '{}',
     '{details}'),
    ('sceau.feuille', 'commande',
     'r.evenement_id in (select e.id from journal.evenement e '
     || 'where e.commande_id = any ($1::uuid[]))', '{}', '{sel}', '{}', '{}'),
    ('document.document', 'commande', 'r.commande_id = any ($1::uuid[])', '{}', '{}', '{}',
     '{donnees}'),
    ('document.document', 'document', 'r.id = any ($1::uuid[])', '{}', '{}', '{}', '{donnees}'),
    ('importation.ligne', 'importation', 'r.importation_id = any ($1::uuid[])', '{}', '{}',
     '{cellules,demande,renvois,avant}', '{}'),
    ('importation.constat', 'importation', 'r.importation_id = any ($1::uuid[])', '{}', '{}',
     '{details}', '{}'),
    ('commande.rejet', 'rejet', 'r.id = any ($1::bigint[])', '{}', '{}', '{}', '{enveloppe}')
),
ferme as (
  delete from conservation.relation c
  where not exists (select from souhait s where (s.relation, s.genre) = (c.relation, c.genre))
)
insert into conservation.relation as c
  (relation, genre, condition, textes, vides, entiers, documents)
select s.relation, s.genre, s.condition, s.textes, s.vides, s.entiers, s.documents from souhait s
on conflict (relation, genre) do update
  set condition = excluded.condition, textes = excluded.textes, vides = excluded.vides,
      entiers = excluded.entiers, documents = excluded.documents
  where (c.condition, c.textes, c.vides, c.entiers, c.documents)
    is distinct from (excluded.condition, excluded.textes, excluded.vides, excluded.entiers,
                      excluded.documents);
