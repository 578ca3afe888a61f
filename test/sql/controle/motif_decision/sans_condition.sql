-- Spec: file-de-controle#file: What somebody may decide is known by the motif: whoever may take a
-- decision that a condition bars may take one that nothing bars, but for an annulment.
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
