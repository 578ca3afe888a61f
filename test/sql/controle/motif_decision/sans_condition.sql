-- Spec: file-de-controle#file: the motif alone determines the decisions that a person may take: a
-- permission set with a decision under a condition also has one without a condition, except an
-- annulment.
begin;
set local role metier;
select plan(1);

select is_empty($$
  select d.motif, e.code from controle.motif_decision d cross join unnest(d.ensembles) as e (code)
  where d.decision <> 'annulation'
    and not exists (
      select from controle.motif_decision s
      where s.motif = d.motif and s.condition is null and e.code = any (s.ensembles)) $$,
  'no set that may decide only where a condition allows it');

select * from finish();
rollback;
