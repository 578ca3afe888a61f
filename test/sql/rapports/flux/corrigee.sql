-- Spec: rapports#flux: a corrected reception entered once with its present mass: its excess over
-- the announced mass is adjusted once, and a client's return stays one.
begin;
set local role metier;
select plan(4);
select essai.preparer_receptions();
create function pg_temp.bilan() returns text language sql as $$
  select string_agg(concat_ws(' ', translate(b.entrees::text, '{}"', ''), '-',
    translate(b.sorties::text, '{}"', ''), '=', b.cloture_g), '; ')
  from rapports.bilan('-infinity', 'infinity') as b
$$;
select from essai.recevoir('r', '{c1}', '{"net_g": 110000, "raison_ecart": "x"}');
select is(pg_temp.bilan(), 'reception_g: 100000, ajustement_g: 10000 -  = 110000',
  'ten kilograms too much');
select from essai.traiter_reception('r', 'corriger', '{"net_g": 104000}');
select is(pg_temp.bilan(), 'reception_g: 100000, ajustement_g: 4000 -  = 104000',
  'four, when weighed rightly');
select from essai.traiter_reception('r', 'corriger', '{"net_g": 90000}');
select is(pg_temp.bilan(), 'reception_g: 90000 -  = 90000', 'none, and what was lost before');
select from essai.traiter_reception('r', 'contrepasser', 'x');
select is((select sum(b.cloture_g) from rapports.bilan('-infinity', 'infinity') as b),
  0::numeric, 'all of it is taken back');

select * from finish();
rollback;
