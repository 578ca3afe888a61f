-- Limits: "Tolerated clock gap | 10 minutes", a default versioned per organization.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.alerte(p_nom text, p_lot jsonb default '{}') returns jsonb language sql as $$
  select essai.collecter(p_nom, '{}', '{"cree_le_appareil": "2026-06-01T07:05:00Z"}', p_lot) -> 'alertes'
$$;

select is(pg_temp.alerte('avant'), '[]', 'a gap of five minutes is tolerated by default');
insert into reglage.reglage values (core.organisation_id(), 'sync.ecart_horloge_max_min', 1, '4', essai.t(), null);
select is(pg_temp.alerte('apres'), '["horloge_corrigee"]', 'no more once the organization has set four');
select is(pg_temp.alerte('plus tot', jsonb_build_object('recue_le', essai.t(0, '07:59'))), '[]',
  'a reception before that setting is judged by the default');
select essai.entrer('VOISIN');
select essai.producteur('Kossi');
select is(pg_temp.alerte('chez le voisin'), '[]', 'another organization keeps the default');

select * from finish();
rollback;
