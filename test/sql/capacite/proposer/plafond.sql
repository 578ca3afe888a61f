-- Spec: capacites#plafond: a proposal alone never raises the mass that a producer may deliver.
begin;
set local role metier;
select plan(5);
select essai.preparer_capacites();

create function pg_temp.part(p_cp integer) returns void
language sql as $$ update parcelle.culture set part_cp = p_cp $$;
create function pg_temp.plafond() returns bigint
language sql as $$ select s.plafond_g from capacite.solde s $$;
select essai.capacite_validee();
select pg_temp.part(5000), essai.proposer('{}', 'admin', 1);
select is(pg_temp.plafond(), 500000::bigint,
  'a lower proposal beside a validated capacity moves nothing');
select capacite.renvoyer_en_validation(essai.id('parcelle Kossi'), essai.id('agent ESSAI'),
  essai.t(2));
select is(pg_temp.plafond(), 250000::bigint, 'returned to validation: the lower one');
select pg_temp.part(2000), essai.proposer('{}', 'admin', 3);
select is(pg_temp.plafond(), 100000::bigint, 'each later proposal counts');
select pg_temp.part(10000), set_config('essai.capacite', essai.proposer('{}', 'admin', 4)::text,
  true);
select is(pg_temp.plafond(), 500000::bigint, 'never beyond what was validated');
select essai.valider(current_setting('essai.capacite')::uuid, c, null, essai.t(5))
from unnest('{rsci,direction}'::text[]) as c;
select is((select string_agg(distinct c.statut, ',' order by c.statut) from capacite.capacite c),
  'remplacee,validee', 'validated, the one that was returned is replaced');

select * from finish();
rollback;
