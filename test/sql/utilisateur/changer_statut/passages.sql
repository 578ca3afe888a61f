-- Spec: identites-et-droits#statut: the resulting status of each act, with its account and date; no
-- account changes its own status.
begin;
set local role metier;
select plan(14);
select essai.preparer();

create function pg_temp.passer(p_verbe text, p_le timestamptz, p_compte text default 'rsci',
  p_auteur text default 'admin') returns text language plpgsql as $$
begin
  execute format('select utilisateur.%I($1, $2, $3, $4)', p_verbe)
    using essai.id(p_auteur || ' ESSAI'), essai.id(p_compte || ' ESSAI'), 'r ' || p_verbe, p_le;
  return (select u.statut from utilisateur.utilisateur u
    where u.id = essai.id(p_compte || ' ESSAI'));
exception when sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select is(pg_temp.passer('reactiver', essai.t()), 'utilisateur_statut_refuse',
  'an active account is not reactivated');
select is(pg_temp.passer('suspendre', essai.t()), 'suspendu', 'it is suspended');
select is(pg_temp.passer('suspendre', essai.t()), 'utilisateur_statut_refuse', 'once');
select is(pg_temp.passer('reactiver', essai.t(1)), 'actif', 'reactivated');
select is(pg_temp.passer('desactiver', essai.t(2)), 'desactive', 'deactivated');
select is(pg_temp.passer('suspendre', essai.t(2)), 'utilisateur_statut_refuse',
  'and then not suspended');
select is(pg_temp.passer('desactiver', essai.t(2)), 'utilisateur_statut_refuse',
  'nor deactivated again');
select is(pg_temp.passer('reactiver', essai.t(3)), 'actif', 'but reactivated');
select is((select u.actif_pendant from utilisateur.utilisateur u
    where u.id = essai.id('rsci ESSAI')),
  tstzmultirange(tstzrange(essai.t(-400), essai.t()), tstzrange(essai.t(1), essai.t(2)),
    tstzrange(essai.t(3), null)), 'what it may do at a date follows');
select results_eq($$ select rang, statut, depuis, raison from utilisateur.changement_statut
    where utilisateur_id = essai.id('rsci ESSAI') order by rang $$,
  $$ values (2, 'suspendu', essai.t(), 'r suspendre'), (3, 'actif', essai.t(1), 'r reactiver'),
    (4, 'desactive', essai.t(2), 'r desactiver'), (5, 'actif', essai.t(3), 'r reactiver') $$,
  'with dates and reasons');
select is(pg_temp.passer('suspendre', essai.t(), 'admin'), 'auto_desactivation_refusee',
  'nobody suspends themselves');
select is(pg_temp.passer('desactiver', essai.t(), 'admin'), 'auto_desactivation_refusee',
  'or deactivates themselves');
select is(pg_temp.passer('desactiver', essai.t(), 'nul'), 'utilisateur_inconnu', 'no such account');
select is((select jsonb_agg(distinct e.action order by e.action) from journal.evenement e
    where e.entite_id = essai.id('rsci ESSAI') and e.details ->> 'raison' like 'r %'),
  '["utilisateur.desactiver", "utilisateur.reactiver", "utilisateur.suspendre"]', 'journalled');

select * from finish();
rollback;
