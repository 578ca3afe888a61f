-- Spec: types-de-commandes#inspection-enregistrer: its form is one of the packs in force at its
-- date.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

create function pg_temp.inspecter(p_code text, p_version integer, p_heure text default '06:00')
returns text language sql as $$
  select essai.motifs(essai.faire('inspection.enregistrer', p_code || p_version || p_heure,
      jsonb_build_object('formulaire_code', p_code, 'formulaire_version', p_version)
      || case p_version when 1 then '{"reponses": {}}' else '{}' end::jsonb,
    essai.capture(essai.t(0, p_heure))))
$$;

select is(pg_temp.inspecter('visite', 1), null, 'a version of a form');
select is(pg_temp.inspecter('visite', 2), null, 'another one');
select is(pg_temp.inspecter('visite', 3), 'reference_inconnue', 'one that the pack does not have');
select is(pg_temp.inspecter('audit', 1), 'reference_inconnue', 'another form');
select is((select k #> '{0,details}' from essai.constats('audit106:00') as k),
  '{"champ": "formulaire_code", "entite": "formulaire", "code": "audit", "version": 1}',
  'the details name it');
select is((select count(*) from inspection.inspection where reponses <> '{}'), 2::bigint,
  'all inspections are written with their answers');
select campagne.cloturer(essai.id('operations ESSAI'), essai.t(0, '07:00'));
select is(pg_temp.inspecter('visite', 2, '07:00'), 'reference_inconnue',
  'a form whose campaign is closed is in force no more');

select * from finish();
rollback;
