-- Spec: commandes#date-sans-horloge: without a clock reference, the phone's time is used if it is
-- between its last synchronization and now; otherwise the reception is the provisional operation
-- date.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.dater(p_cree_le timestamptz) returns text language sql as $$
  select (r ->> 'date_operation') || coalesce(' ' || essai.motifs(r), '')
  from essai.collecter(p_cree_le::text, '{}',
    jsonb_build_object('cree_le_appareil', p_cree_le, 'horloge', null)) as r
$$;

select is(pg_temp.dater(essai.t(0, '07:00')), '2026-06-01T07:00:00Z', 'between both: kept');
select is(pg_temp.dater(essai.t(-1)), '2026-05-31T08:00:00Z', 'at the last synchronization: kept');
select is(pg_temp.dater(essai.t(-1) - interval '1 ms'),
  '2026-06-01T08:00:00Z horloge_invraisemblable',
  'one millisecond before it: the reception, under control');
select is(pg_temp.dater(essai.t()), '2026-06-01T08:00:00Z', 'at the reception: kept');
select is(pg_temp.dater(essai.t() + interval '1 ms'),
  '2026-06-01T08:00:00Z horloge_invraisemblable',
  'one millisecond after it: the reception, under control');
select is((select count(*) from commande.commande_resultat r
    where 'horloge_corrigee' = any (r.alertes)), 0::bigint,
  'without the other rule''s alert');

select * from finish();
rollback;
