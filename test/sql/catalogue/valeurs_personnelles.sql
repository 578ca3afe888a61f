-- Spec: conservation#valeurs: a column that may identify a person, their home or their contact, or
-- that stores received data, is erased, or stays for a stated reason.
begin;
select plan(3);

create temporary table garde (nom text, colonne text, pourquoi text);
insert into garde values
  ('%', 'numero', 'numbers of records and papers, but that of identity documents'),
  ('backoffice.%', 'nom', 'of a column or a table'), ('porte.%', 'nom', 'of a route'),
  ('core.%', 'nom', 'of a function or a view'),
  ('campagne.campagne', 'nom', 'of a campaign'), ('emplacement.emplacement', 'nom', 'of a place'),
  ('intrant.intrant', 'nom', 'of an input'), ('organisation.%', 'nom', 'of the house'),
  ('parcelle.parcelle', 'nom', 'of land, as plots are evidence'),
  ('replica.%', '%', 'follows the tables that phones read'),
  ('client.client', '%', 'a company, whose contracts have terms of their own'),
  ('fournisseur.fournisseur', '%', 'likewise'),
  ('personne.%', '%', 'accounts, which are closed by acts of their own'),
  ('utilisateur.utilisateur', '%', 'accounts'), ('connexion.%', '%', 'accounts'),
  ('relance.abonne', '%', 'accounts'), ('relance.message', 'contenu', 'counts and ids'),
  ('lot.sortie_lot', 'destinataire', 'to whom matter went is evidence'),
  ('eudr.declaration', 'destinataire', 'to whom a statement is handed is evidence'),
  ('eudr.declaration', 'contenu', 'goods, plots and ids, as they were filed'),
  ('conformite.edition', 'contenu', 'what a referential says'),
  ('pack.%', 'contenu', 'what a pack says'),
  ('inspection.inspection', 'reponses', 'what an inspector evidences'),
  ('journal.appel_administration', 'details', 'of whoever runs the service'),
  ('journal.appel_editeur', '%', 'of the publisher''s own'),
  ('reception.examen', 'details', 'masses and ids'),
  ('restauration.segment', 'contenu', 'ids, dates and reasons, until it is in the store'),
  ('webhook.webhook', 'adresse', 'of a machine');
create temporary table colonne as
select c.oid::regclass::text as nom, a.attname::text as colonne, exists (
    select from conservation.relation r
    where r.relation = c.oid::regclass::text
      and a.attname = any (r.textes || r.vides || r.entiers || r.documents)) as est_effacee
from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    and a.attgenerated = ''
    and a.atttypid in ('text'::regtype, 'json'::regtype, 'jsonb'::regtype)
where c.relkind in ('r', 'p') and c.relowner = 'proprietaire'::regrole and a.attname ~
  ('^(nom|prenoms|nom_affiche|identifiant|telephone|courriel|adresse|contact|localite|chauffeur'
   || '|destinataire|numero|details|payload|enveloppe|donnees|demande|cellules|renvois|contenu'
   || '|correction_proposee|reponses)$');

select is_empty(
  $$ select c.nom, c.colonne from colonne c
     where not c.est_effacee and not exists (
       select from garde g where c.nom like g.nom and c.colonne like g.colonne) $$,
  'every such column is erased, or stays for a reason');
select is_empty(
  $$ select g.nom, g.colonne from garde g
     where not exists (
       select from colonne c
       where c.nom like g.nom and c.colonne like g.colonne and not c.est_effacee) $$,
  'no reason is one too many');
select is((select c.est_effacee from colonne c
           where (c.nom, c.colonne) = ('producteur.piece_identite', 'numero')), true,
  'a document''s number is erased');

select * from finish();
rollback;
