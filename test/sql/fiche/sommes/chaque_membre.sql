-- Spec: file-de-controle#essai: the effects of a decision are summed, however many there are:
-- records counted once, quantities added by unit, other values told if all records share them.
begin;
set local role metier;
select plan(5);

create function pg_temp.effet(p_n integer, p_champ text, p_unite text, p_avant jsonb, p_apres jsonb)
returns jsonb language sql as $$
  select jsonb_build_object('rang', 1, 'entite', 'collecte', 'id', p_n, 'libelle', 'MP', 'champ',
    p_champ, 'unite', p_unite, 'avant', p_avant, 'apres', p_apres)
$$;
create temp table somme as
select s ->> 'champ' as champ, s ->> 'unite' as unite, s - '{entite,champ,unite}'::text[] as dit
from json_array_elements(fiche.sommes((
    select jsonb_agg(e) from generate_series(1, 700) as n
      cross join lateral unnest(array[
        pg_temp.effet(n, 'brut_g', 'g', '9007199254740991', to_jsonb(n)),
        pg_temp.effet(n, 'montant', case when n > 10 then 'XOF' else 'EUR' end, null, '5'),
        pg_temp.effet(n, 'en_anomalie', null, 'true', 'false'),
        pg_temp.effet(n, 'motifs', null, case when n > 1 then '["a"]'::jsonb end, '[]'),
        pg_temp.effet(n, 'numero', null, null, to_jsonb(n))]) as e))) as t (j)
  cross join lateral (select t.j::jsonb) as u (s);

select is((select s.dit from somme s where s.champ = 'brut_g'),
  '{"n": 700, "fiches": 700, "dit": true, "avant": 6305039478318693700, "apres": 245350}',
  'masses are added exactly');
select results_eq($$ select s.unite, s.dit ->> 'avant', s.dit ->> 'apres' from somme s
                     where s.champ = 'montant' order by 1 $$,
  $$ values ('EUR', '0', '50'), ('XOF', '0', '3450') $$, 'each currency has its own sum');
select is((select s.dit from somme s where s.champ = 'en_anomalie'),
  '{"n": 700, "fiches": 700, "dit": true, "avant": true, "apres": false}', 'a value of all');
select is((select s.dit from somme s where s.champ = 'motifs'),
  '{"n": 700, "fiches": 700, "dit": false, "avant": null, "apres": null}',
  'of which one record has none is not told');
select is((select s.dit from somme s where s.champ = 'numero'),
  '{"n": 700, "fiches": 700, "dit": false, "avant": null, "apres": null}',
  'nor one that differs');

select * from finish();
rollback;
