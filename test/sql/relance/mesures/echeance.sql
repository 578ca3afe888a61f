-- Spec: relances#genres: the correction of a finding is reminded from the delay before its day on,
-- by the code of the finding.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select essai.faire('non_conformite.constater', 'f', jsonb_build_object(
  'constat_code', 'registre_incomplet', 'gravite', 'mineure'));
create function pg_temp.vues(p_jours integer) returns text language sql as $$
  select string_agg(m.reference || ' ' || m.jour, ', ')
  from relance.trouver('mesure', 7, 100, essai.t(p_jours)) as m where m.id = essai.id('f')
$$;
select is(pg_temp.vues(52), null, 'eight days before its day nothing is told');
select is(pg_temp.vues(53), 'registre_incomplet 2026-07-31', 'seven days before it is');
select is(pg_temp.vues(70), 'registre_incomplet 2026-07-31', 'and once it is overdue');

select * from finish();
rollback;
