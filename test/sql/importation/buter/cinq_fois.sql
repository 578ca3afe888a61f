-- Spec: imports#etats: an unforeseen error ends an import at the fifth time; a new request has five
-- more attempts.
begin;
set local role metier;
select plan(4);
select essai.preparer();
insert into importation.importation
  (organisation_id, id, genre, nom_fichier, format, taille_octets, sha256, cree_le, auteur_id,
   statut)
values (core.organisation_id(), essai.id('i'), 'groupements', 'x', 'csv', 1, repeat('0', 64),
  essai.t(), essai.id('admin ESSAI'), 'en_essai');
create function pg_temp.buter(p_fois integer) returns text language sql as $$
  select importation.buter(essai.id('i'), essai.t()) from generate_series(1, p_fois);
  select concat_ws(' ', i.statut, i.echecs, i.raison ->> 'code')
  from importation.importation i where i.id = essai.id('i')
$$;
select is(pg_temp.buter(4), 'en_essai 4', 'four times');
select is(pg_temp.buter(1), 'illisible 5 erreur_interne', 'the fifth time is the last');
select is(pg_temp.buter(1), 'illisible 5 erreur_interne', 'nothing is asked of it any more');
select importation.essayer(essai.id('i'),
  (core.organisation_id(), essai.id('admin ESSAI'), true)::utilisateur.session, essai.t());
select is(pg_temp.buter(1), 'en_essai 1', 'asked for again');

select * from finish();
rollback;
