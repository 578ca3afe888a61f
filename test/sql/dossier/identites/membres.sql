-- Spec: dossiers#pieces-identite: identity documents of a group's members, with their announced
-- files, and the state of these files.
begin;
set local role metier;
select plan(7);
select essai.preparer();
create function pg_temp.cadre(p_groupement text default null) returns jsonb language sql as $$
  select jsonb_build_object('groupement', jsonb_build_object('id', essai.id(p_groupement)))
$$;
create function pg_temp.lu(p_groupement text default null) returns text language sql as $$
  select string_agg(concat_ws(' ', i.piece ->> 'numero', (
    select string_agg(f ->> 'statut', ',' order by f ->> 'statut')
    from jsonb_array_elements(i.fichiers) as f)), ';')
  from dossier.identites(pg_temp.cadre(p_groupement),
    '00000000-0000-0000-0000-000000000000', 100) as i
  where i.producteur_id = essai.id('Kossi')
$$;
insert into producteur.piece_identite (organisation_id, producteur_id, type, numero, pays)
values (core.organisation_id(), essai.id('Kossi'), 'cip', '123', 'BJ');
select is(pg_temp.lu(), '123', 'what is known of it, without a file');
select essai.annoncer('c', 'i', '{"role": "piece_identite"}');
select essai.annoncer('d', 'p');
update producteur.producteur p set commande_id = (
  select a.commande_id from commande.piece_jointe a where a.fichier_id = essai.id('fichier i'))
where p.id = essai.id('Kossi');
insert into producteur.champ
  (organisation_id, producteur_id, champ, version, valeur, auteur_id, date_operation,
   enregistre_le, commande_id)
values (core.organisation_id(), essai.id('Kossi'), 'localite', 2, '"x"',
  essai.id('agent ESSAI'), essai.t(), essai.t(), (
    select a.commande_id from commande.piece_jointe a where a.fichier_id = essai.id('fichier p')));
select is(pg_temp.lu(), '123 attendu', 'a file that was announced and did not arrive');
select essai.demander('i', '{"role": "piece_identite"}');
select essai.constater('i');
select is(pg_temp.lu(), '123 joint', 'one that arrived; a photo is none');
select essai.demander('p');
select essai.constater('p');
update fichier.envoi e set role = 'piece_identite' where e.fichier_id = essai.id('fichier p');
select is(pg_temp.lu(), '123 joint,joint', 'until its sender says that it is');
insert into conservation.objet (organisation_id, cle, liste_le)
select f.organisation_id, fichier.cle(f.organisation_id, f.id, f.sha256), essai.t(1)
from fichier.fichier f where f.id = essai.id('fichier i');
select is(pg_temp.lu(), '123 efface,joint', 'what is kept no longer is told');
select is(pg_temp.lu('groupement ESSAI'), pg_temp.lu(), 'of its group');
select is(pg_temp.lu('ailleurs'), null, 'and of no other');

select * from finish();
rollback;
