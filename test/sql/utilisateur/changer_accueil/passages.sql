-- Spec: identites-et-droits#accueil: the onboarding goes from each state only to the states that
-- follow it.
begin;
set local role metier;
select plan(17);
select essai.preparer();

create function pg_temp.passer(p_de text, p_a text) returns text language plpgsql as $$
begin
  update utilisateur.utilisateur set accueil = p_de where id = essai.id('agent ESSAI');
  return utilisateur.changer_accueil(essai.id('agent ESSAI'), p_a, essai.t()) ->> 'requis';
exception when sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(pg_temp.passer(d, a), case
    when (d, a) in (('jamais', 'reporte'), ('termine', 'rouvert')) then 'true'
    when (d, a) in (('jamais', 'termine'), ('reporte', 'termine'), ('rouvert', 'termine'))
      then 'false' else 'accueil_refuse' end,
  format('%s → %s', d, a))
from unnest('{jamais,reporte,termine,rouvert}'::text[]) as d,
  unnest('{jamais,reporte,termine,rouvert}'::text[]) as a;
select is((select count(*) from journal.evenement e where e.action = 'utilisateur.accueil'),
  5::bigint, 'each passage is journalled');

select * from finish();
rollback;
