-- Spec: imports#doublons: members with the same names give a remark, in any order, case, accents
-- and apostrophes; those with other names, who left or were merged do not.
begin;
set local role metier;
select plan(2);
select essai.preparer();
create function pg_temp.membre(p_nom text, p_prenoms text, p_actif text default '{(,)}')
returns uuid language sql as $$
  insert into producteur.producteur
    (organisation_id, id, groupement_declare, nom, prenoms, actif_pendant, cree_le)
  values (core.organisation_id(), gen_random_uuid(), essai.id('groupement ESSAI'), p_nom,
          p_prenoms, p_actif::tstzmultirange, essai.t())
  returning id
$$;
create function pg_temp.homonymes(p_id uuid) returns text[] language sql as $$
  select array(
    select concat_ws('|', p.nom, p.prenoms) collate "C"
    from importation.revoir_producteurs(gen_random_uuid(), array[p_id]) as r
      cross join lateral jsonb_array_elements_text(r.details -> 'producteurs') as a (id)
      join producteur.producteur p on p.id = a.id::uuid
    order by 1)
$$;
select from pg_temp.membre('ADELE', 'KOSSI Ama');
select from pg_temp.membre('Ama Kossi', E'Ade\u0301le\u0301');
select from pg_temp.membre('Adélé', 'Kossi');
select from pg_temp.membre('Adélé', 'Ama Kossi', '{}');
select from pg_temp.membre('N''Guessan', 'Aya');

select is(pg_temp.homonymes(pg_temp.membre('Adélé', 'Kossi-Ama')),
  array['ADELE|KOSSI Ama', E'Ama Kossi|Ade\u0301le\u0301'], 'of the same words');
select is(pg_temp.homonymes(pg_temp.membre('Aya', 'N’GUESSAN')), '{N''Guessan|Aya}',
  'of another apostrophe');

select * from finish();
rollback;
