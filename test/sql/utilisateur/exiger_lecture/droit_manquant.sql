-- Spec: identites-et-droits#lectures: an active account reads everything with `dashboard.view`, a
-- module with any permission of it, and nothing else.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.lire(p_compte text, p_module text) returns text language plpgsql as $$
begin
  perform utilisateur.exiger_lecture(essai.appelant('ESSAI', p_compte), essai.t(), p_module);
  return 'admis';
exception when sqlstate 'TR403' then
  return sqlerrm;
end
$$;

select is(pg_temp.lire('agent', 'noyau'), 'admis', 'an agent holds permissions of the core');
select is(pg_temp.lire('agent', 'ventes'), 'droit_manquant', 'none of sales');
select is(pg_temp.lire('rsci', 'ventes'), 'admis', 'dashboard.view reads everything');

select * from finish();
rollback;
