-- Spec: matiere#jamais-negatif: a lot never has a negative mass, at any date: a later entry does
-- not allow an earlier exit, and mass that left later is not taken twice.
begin;
set local role metier;
select plan(6);
select essai.preparer();

select from essai.lot('a', 1000, 'validé');
select from essai.verser('{"a": 900}', '{"perte": 900}', 'destruction', 4);
select from essai.verser('{"inconnu": 500}', '{"a": 500}', 'reception', 6);
select from essai.verser('{"a": 100}', '{"perte": 100}', 'destruction', 8);
select from essai.verser('{"inconnu": 50}', '{"a": 50}', 'reception', 8);
create function pg_temp.essayer(p_jours integer, p_g bigint) returns text language plpgsql as $$
begin
  perform essai.verser(jsonb_build_object('a', p_g), jsonb_build_object('perte', p_g),
    'destruction', p_jours);
  raise sqlstate 'ZZ000' using message = 'permis';
exception when sqlstate 'ZZ000' or sqlstate 'TR409' or check_violation then
  return sqlerrm;
end
$$;
comment on function pg_temp.essayer(integer,
  bigint) is 'What becomes of a destruction on a day; nothing is left of it.';
create temporary table jour as
  select j as jours, coalesce((
    select min(x.g) from (
      select sum(e.quantite_g) filter (where m.date_operation <= essai.t(t)) as g
      from generate_series(j, 9) as t cross join matiere.toute_ecriture e
        join matiere.compte c on c.id = e.compte_id and c.objet_id = essai.id('lot a')
          join matiere.mouvement m on m.id = e.mouvement_id
      group by t) as x), 0) as permis_g
  from generate_series(0, 9) as j;
select results_eq($$ select permis_g::integer from jour order by jours $$,
  '{100,100,100,100,100,100,550,550,550,550}'::integer[],
  'what may be taken of each day: the least that the lot held since');
select is_empty($$ select * from jour where pg_temp.essayer(jours, permis_g::bigint) <> 'permis' $$,
  'all of that');
select is_empty($$ select * from jour where pg_temp.essayer(jours, permis_g::bigint + 1)
  <> case when jours < 6 then 'matiere_pas_encore_entree' else 'stock_insuffisant' end $$,
  'not one gram more');
select is(
  essai.details_de($$ select essai.verser('{"a": 101}', '{"perte": 101}', 'destruction', 2) $$) -
  'lot_id', jsonb_build_object(
  'date_operation', '2026-06-03T08:00:00Z', 'demande_g', 101, 'disponible_g', 100, 'disponible_le',
  '2026-06-07T08:00:00Z'), 'until more entered');
select essai.verser('{"a": 100}', '{"perte": 100}', 'destruction', 2);
select is(pg_temp.essayer(3, 1), 'matiere_pas_encore_entree',
  'what was taken of a day is not there the next');
select is_empty($$ select essai.creux() $$, 'nothing was ever less than nothing');

select * from finish();
rollback;
