-- Spec: commandes#date-de-l-operation: the tolerance of clocks is 10 minutes, a default versioned
-- per organization.
begin;
set local role metier;
select plan(5);
select essai.preparer();

create function pg_temp.alerte(p_nom text, p_liasse jsonb default '{}') returns jsonb
language sql as $$
  select essai.collecter(p_nom, '{}', '{"cree_le_appareil": "2026-06-01T07:05:00Z"}',
    p_liasse) -> 'alertes'
$$;

select is(pg_temp.alerte('avant'), '[]', 'a gap of five minutes is tolerated by default');
insert into reglage.reglage values (core.organisation_id(), 'sync.ecart_horloge_max_min', 1, '4',
  essai.t(0, '07:00') + interval '1 ms', null);
select is(pg_temp.alerte('plus tot'), '[]',
  'a command estimated before that setting is judged by the default');
insert into reglage.reglage values (core.organisation_id(), 'sync.ecart_horloge_max_min', 2, '4',
  essai.t(0, '07:00'), null);
select is(pg_temp.alerte('apres'), '["horloge_corrigee"]',
  'no more once the organization has set four');
select is(pg_temp.alerte('plus tot encore', jsonb_build_object('recue_le', essai.t(0, '06:59'))),
  '[]',
  'nor is one received before it, whatever its clock says');
select essai.entrer('VOISIN');
select essai.producteur('Kossi');
select is(pg_temp.alerte('chez le voisin'), '[]', 'another organization keeps the default');

select * from finish();
rollback;
