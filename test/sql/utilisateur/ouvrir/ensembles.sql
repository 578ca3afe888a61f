-- Spec: identites-et-droits#comptes: a new account gets sets only from an account that may assign
-- them.
begin;
set local role metier;
select plan(11);
select essai.preparer();

create function pg_temp.ouvrir(p_identifiant text, p_autres jsonb, p_auteur text default 'admin')
returns text language plpgsql as $$
declare
  v_id uuid;
begin
  v_id := utilisateur.ouvrir(essai.id(p_auteur || ' ESSAI'),
    jsonb_build_object('identifiant', p_identifiant, 'nom_affiche', 'X')
    || essai.secret() || p_autres, essai.t());
  return (select string_agg(format('%s %s', e.code, a.periode), ' ' order by e.code)
          from utilisateur.attribution a join utilisateur.ensemble e on e.id = a.ensemble_id
          where a.utilisateur_id = v_id);
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409'
  or unique_violation then
  return case sqlstate when '23505' then 'identifiant pris' else sqlerrm end;
end
$$;
select is(pg_temp.ouvrir('a1', '{}'), null, 'none by default');
select is(pg_temp.ouvrir('a2', '{"ensembles": ["rsci", "commercial"]}'),
  'commercial ["2026-06-01 08:00:00+00",) rsci ["2026-06-01 08:00:00+00",)',
  'those named, from now on');
select is(pg_temp.ouvrir('a3',
    '{"ensembles": ["auditeur"], "ensembles_fin_le": "2026-07-01T00:00:00Z"}'),
  'auditeur ["2026-06-01 08:00:00+00","2026-07-01 00:00:00+00")', 'until a date');
select is(pg_temp.ouvrir('a4', '{"ensembles": ["auditeur"]}'), 'fin_obligatoire',
  'an auditor always has one');
select is(pg_temp.ouvrir('a5',
    '{"ensembles": ["rsci"], "ensembles_fin_le": "2026-06-01T08:00:00Z"}'), 'periode_invalide',
  'that is not over already');
select is(pg_temp.ouvrir('a6', '{"ensembles": ["rsci", "nul"]}'), 'ensemble_inconnu',
  'no such set');
select is(pg_temp.ouvrir('a7', '{"ensembles": ["rsci"]}', 'rsci'), 'droit_manquant',
  'somebody who may not assign sets');
select is(pg_temp.ouvrir('a8', '{}', 'rsci'), null, 'opens an account without any');
select is(pg_temp.ouvrir('a1', '{}'), 'identifiant pris', 'one account a name');
select results_eq($$ select rang, statut, depuis, raison, auteur_id
    from utilisateur.changement_statut where utilisateur_id = essai.compte('a1') $$,
  $$ values (1, 'actif', essai.t(), null::text, essai.id('admin ESSAI')) $$,
  'its status is dated, with its author');
select is((select e.details from journal.evenement e where e.entite_id = essai.compte('a2')),
  '{"identifiant": "a2", "ensembles": ["rsci", "commercial"]}', 'journalled, without any secret');

select * from finish();
rollback;
