-- Spec: service#actes-simultanes: a contract closed by an act that began before its activation was
-- never active, like one closed before its first day.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.clos(p_champs jsonb) returns text language plpgsql as $$
declare
  v_id uuid := (essai.contracter(p_champs) ->> 'id')::uuid;
begin
  perform contrat.activer(v_id, essai.id('admin ESSAI'), essai.t(2));
  perform contrat.clore(v_id, 'Annulé', essai.id('admin ESSAI'), essai.t(1));
  return (select c.statut || ' ' || c.actif_pendant from contrat.contrat c where c.id = v_id);
end
$$;
select is(pg_temp.clos('{"code": "A"}'), 'clos {}', 'who waited');
select is(pg_temp.clos('{"code": "B", "debut": "2026-07-01"}'), 'clos {}', 'before its first day');
select is((select string_agg(e.action, ',' order by e.id) from journal.evenement e
    where e.entite_id = (select c.id from contrat.contrat c where c.code = 'A')),
  'contrat.creer,contrat.activer,contrat.clore', 'the journal has both, one after the other');

select * from finish();
rollback;
