-- Spec: receptions#redressement: effects of several decisions on one reception run once after all
-- judgements, as if each decision had been alone.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.controle(p_nom text) returns uuid language sql as $$
  select c.id from controle.controle c where c.entite_id = essai.id(p_nom) and c.statut = 'ouvert'
  order by c.id limit 1
$$;
select from unnest('{x,y,z}'::text[]) as n,
  essai.collecter(n, essai.kg(1000),
    '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select from essai.arriver('r1',
  '[{"collecte": "x", "quantite_g": 1000, "recu_g": 1000},
    {"collecte": "y", "quantite_g": 1000, "recu_g": 1000}]');
select from essai.arriver('r2', '[{"collecte": "z", "quantite_g": 1000, "recu_g": 1000}]');
select from essai.transformer('{r1,r2}', 'fille', 100);
select is(essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:00'),
  'aussi', jsonb_build_array(pg_temp.controle('y'), pg_temp.controle('z')))), 'leve',
  'three at once');
select is((select array_agg(r.collecte_id order by r.collecte_id) from reception.redressement r),
  (select array_agg(essai.id(n) order by essai.id(n)) from unnest('{x,y,z}'::text[]) as n),
  'each has its trace, once');
select is((select bool_and(r.champs ? 'date_operation') from reception.redressement r), true,
  'with what changed');
select is(current_setting('sillon.reprises'), '', 'nothing is left to do');

select from essai.collecter('w', essai.kg(1000),
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select from essai.collecter('v', essai.kg(1000),
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
select is(essai.lever('rsci ESSAI', 'w', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(9),
  'aussi', jsonb_build_array(pg_temp.controle('v')))), '400 parametre_invalide', 'what is refused');
select is(coalesce(current_setting('sillon.reprises', true), ''), '', 'puts nothing off');
select is(essai.lever('rsci ESSAI', 'w', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:00'),
  'aussi', jsonb_build_array(pg_temp.controle('v')))), 'leve', 'two that no reception holds');
select is((select count(*) from reception.redressement r), 3::bigint, 'ask nothing of any');

select * from finish();
rollback;
