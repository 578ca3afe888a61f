-- Spec: imports#rapport: new findings of a row replace its former findings; the values read from
-- its cells stay.
begin;
set local role metier;
select plan(3);
select essai.preparer();
insert into importation.importation
  (organisation_id, id, genre, nom_fichier, format, taille_octets, sha256, cree_le, auteur_id)
values (core.organisation_id(), essai.id('i'), 'clients', 'x', 'csv', 1, 'x', essai.t(),
  essai.id('admin ESSAI'));
select importation.ajouter_lignes(essai.id('i'), '[
  {"rang": 1, "numero": 2, "cellules": {}, "constats": [
    {"colonne": "nom", "code": "valeur_manquante", "gravite": "faute", "message": "x"}]},
  {"rang": 2, "numero": 3, "cellules": {}, "demande": {}, "constats": []}]');
create function pg_temp.noter(p_constats jsonb) returns text language sql as $$
  select importation.noter(essai.id('i'), '{2}', p_constats, 2, 0);
  select i.fautives || ' ' || (
    select string_agg(c.code, ',' order by c.rang) from importation.constat c
    where c.importation_id = i.id)
  from importation.importation i where i.id = essai.id('i')
$$;
select is(pg_temp.noter('[{"rang": 2, "code": "client_deja_connu", "gravite": "faute",
    "message": "x"}]'), '2 valeur_manquante,client_deja_connu', 'read and tried');
select is(pg_temp.noter('[{"rang": 2, "code": "homonyme", "gravite": "avertissement",
    "message": "x"}]'), '1 valeur_manquante,homonyme', 'a warning is no fault');
select is(pg_temp.noter('[]'), '1 valeur_manquante', 'nothing any more');

select * from finish();
rollback;
